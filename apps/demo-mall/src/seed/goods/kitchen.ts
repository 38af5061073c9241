import { table } from '../parse-goods';

export const kitchen = table(`
# Kitchen & Dining | 🍳 | linen sage sand stone
## Cookware | 🍲 | 🥕 🧄 🍅 🌿
harbour | Enamelled cast-iron casserole with lid | 89.90/109.00 | pot | Colour: Sage, Brick, Ink; Size: 2.5 L, 4 L +20, 6 L +38 | Even heat from hob to oven; the lid bastes while it simmers.
harbour | Carbon steel skillet, pre-seasoned | 42.90 | pan #3d4146 | Diameter: 20 cm, 24 cm +8, 28 cm +15 | Light in the hand, naturally non-stick after a few breakfasts.
vermilion | Everyday non-stick frying pan set of two | 34.99/45.99 | pan | Colour: Charcoal, Brick | Ceramic coating, soft-grip handles, fits every hob.
harbour | Fondue pot with six forks | 54.90 | 🫕 | Serves: 4 people, 6 people +12 | Stoneware pot on a beechwood stand for long winter suppers.
vermilion | Stainless steel saucepan with pouring lip | 27.50 | pot #c3c8cc | Size: 1.2 L, 1.8 L +5, 2.8 L +11 | Measures inside, straining lid, stays cool at the handle.
harbour | Copper-bottom preserving pan | 76.50 | pot #c97b4b | Size: 5 L, 9 L +24 | Wide and heavy, so that jam sets before the fruit loses its colour.
qinghe | 铸铁小炖锅 双耳带盖 | 58.90/68.00 | pot | 颜色: 黛蓝, 赭红, 豆绿; 容量: 2 L, 3 L +12 | 慢火细炖，锁住汤汁，燃气灶与电磁炉通用。
vermilion | Breakfast pan with four moulds | 19.90 | 🍳 | Material: Aluminium, Cast iron +8 | Eggs, pancakes and blinis in neat rounds.
## Mugs & Teaware | 🍵 | 🍋 🌿 🍪 🌸
harbour | Stoneware mug, reactive glaze | 14.90 | mug | Colour: Oat, Moss, Ocean, Plum; Capacity: 250 ml, 350 ml +2 | No two alike: the glaze breaks over the rim as it fires.
qinghe | 青瓷盖碗 手工拉坯 | 36.90 | cup | 釉色: 天青, 月白, 豆绿; 容量: 120 ml, 160 ml +4 | 胎薄釉润，出汤利落，适合绿茶与乌龙。
qinghe | 手作陶瓷茶壶 家用泡茶 | 45.90/52.00 | 🫖 | 颜色: 月白, 黛蓝, 赭红 | 壶嘴出水顺畅，内置细孔过滤，一人饮刚好。
harbour | Round-bellied teapot for two | 38.50 | 🫖 | Colour: Berry, Moss, Ocean, Mustard; Capacity: 0.8 L, 1.2 L +6 | Pours without a drip and keeps a second cup warm.
harbour | Espresso cup and saucer, set of four | 32.90 | cup | Colour: Oat, Charcoal, Brick | Thick-walled, so that the crema stays where it belongs.
vermilion | Double-walled travel cup | 21.99/26.99 | tumbler | Colour: Ink, Blush, Moss, Cream; Capacity: 350 ml, 450 ml +3 | Keeps tea hot for six hours and never sweats on the desk.
lumen | Bone china mug, songbird series | 18.50 | mug:🐦 | Design: Robin, Swallow; Gift box: without, with +3 | Fine china, drawn from life and printed under the glaze.
qinghe | 柴烧主人杯 品茗杯 | 28.90 | 🍵 | 款式: 束口, 直口, 敞口 | 落灰自然，每一只都是孤品，茶汤更软。
## Tableware | 🍽️ | 🍋 🥗 🍞 🌿
harbour | Dinner plate, speckled stoneware | 16.90 | plate | Colour: Oat, Sage, Charcoal; Size: 21 cm, 27 cm +4 | Wide rim, low foot, stacks without a scratch.
harbour | Pasta bowl, set of four | 44.90/56.00 | bowl | Colour: Oat, Ocean, Blush | Deep enough for soup, wide enough for spaghetti.
qinghe | 青釉汤碗 四只装 | 39.90 | bowl | 釉色: 天青, 豆绿; 口径: 12 cm, 16 cm +6 | 高温烧制，可进微波炉与洗碗机。
vermilion | Steel cutlery set for six | 49.90/69.90 | 🍴 #b9bfc6 | Finish: Polished, Brushed +5 | 24 pieces of 18/10 steel, balanced and dishwasher-proof.
inesa | Cuencos de barro esmaltado para tapas | 24.90 | bowl | Color: Terracota, Azul, Crema; Juego: 4 piezas, 6 piezas +9 | Barro de Úbeda cocido a mano; van del horno a la mesa.
harbour | Salad bowl in olive wood | 46.50 | 🥗 | Diameter: 24 cm, 30 cm +18 | Turned from one piece; rub it with oil and it outlives you.
qinghe | 竹筷礼盒 五双装 | 15.90 | 🥢 | 款式: 素面, 刻花 +2 | 天然楠竹，无漆无蜡，附收纳木盒。
harbour | Wine glass, hand-blown, pair | 34.90 | 🍷 | Shape: Red, White, Universal | Thin rim and long stem; sings when you toast.
## Knives & Tools | 🔪 | 🧅 🍋 🥕 🌿
harbour | Chef's knife, 67-layer steel | 94.90/119.00 | 🔪 | Length: 18 cm, 20 cm +8, 24 cm +20 | Holds its edge through a season of squash.
vermilion | Kitchen scale with glass top | 23.99 | scale | Colour: Cream, Charcoal, Sage | Weighs from 1 g to 5 kg and remembers the bowl.
harbour | Beechwood spoon and spatula set | 17.90 | 🥄 | Pieces: 3, 5 +6 | Oiled, rounded, kind to enamel.
vermilion | Magnetic kitchen timer | 11.90 | ⏲️ | Colour: Brick, Mustard, Mint | Winds without a battery and rings until you come.
harbour | Garlic crusher, self-cleaning | 16.50 | 🧄 | Finish: Steel, Black | Unpeeled cloves in, paste out, rinse and done.
maison | Moulin à sel et à poivre en hêtre | 29.90 | 🧂 | Hauteur: 14 cm, 20 cm +6 | Mécanisme en céramique, mouture réglable du bout des doigts.
vermilion | Herb scissors with five blades | 9.99 | ✂️ | Colour: Moss, Berry | Chives in seconds, with a comb that cleans the blades.
harbour | Cast-iron mortar and pestle | 37.50 | bowl #4a4d50 | Size: 12 cm, 16 cm +9 | Heavy enough to stay put, rough enough to grip a peppercorn.
## Storage & Bottles | 🫙 | 🍪 🌾 🫘 🍋
harbour | Clip-top preserving jar | 6.90 | jar:🍑 | Capacity: 0.5 L, 1 L +2, 1.5 L +3.5; Pack: single, set of 6 +28 | Thick glass, natural rubber seal, fits the cellar shelf.
vermilion | Insulated drinking bottle | 24.90/29.90 | flask | Colour: Ink, Coral, Mint, Cream; Capacity: 500 ml, 750 ml +5 | Cold for 24 hours, leak-proof on its side, fits bike cages.
harbour | Storage tin for bread and rolls | 39.90 | tin:🍞 | Colour: Cream, Sage, Ink | Vented at the back: the crust stays, the mould does not.
qinghe | 锡制茶叶罐 密封防潮 | 33.90 | tin:🍃 | 容量: 100 g, 200 g +9; 颜色: 月白, 黛蓝 | 内外双盖，茶香不散。
vermilion | Lunch box with three rooms | 18.90 | 🍱 | Colour: Ink, Blush; Lid: plastic, bamboo +4 | Sauces stay apart, the seal stays tight.
harbour | Cookie jar with a cork lid | 22.50 | jar:🍪 | Colour: Oat, Brick | Stoneware, holds two batches, closes softly.
vermilion | Beeswax food wraps, pack of four | 14.50 | pouch:🐝 #e0b04a | Pattern: Meadow, Honeycomb, Citrus | Warm them in your hands, fold, and forget cling film.
inesa | Aceitera de vidrio con vertedor | 17.90 | bottle:🫒 #8a9a4b | Capacidad: 250 ml, 500 ml +4 | Corta el hilo sin gotear y protege el aceite de la luz.
`);
