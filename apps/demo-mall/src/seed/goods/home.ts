import { table } from '../parse-goods';

export const home = table(`
# Home & Living | 🛋️ | linen stone sage clay
## Lighting & Candles | 🕯️ | 🌿 📚 🌸 🍂
lumen | Ceramic table lamp with linen shade | 69.90/85.00 | lamp | Colour: Chalk, Sage, Terracotta; Height: 38 cm, 52 cm +18 | A pool of warm light for the end of the sofa.
lumen | Soy candle, fig and cedar | 21.50 | candle:🌿 | Colour: Olive, Cream, Plum; Size: 160 g, 280 g +9 | Burns clean for forty hours and fills a room, not a house.
vermilion | Bedside lamp, dimmable by touch | 29.99/37.99 | lamp | Colour: Cream, Ink, Blush | Three levels of light and a socket for the telephone.
lumen | Paper lantern, folded by hand | 26.90 | 🏮 | Colour: Red, Cream, Mustard; Diameter: 30 cm, 45 cm +8 | Washi on a bamboo frame; packs flat, glows softly.
shiguang | 手工蜂蜡香薰蜡烛 | 18.80 | candle:🐝 | 香型: 桂花, 雪松, 白茶; 容量: 120 g, 200 g +6 | 天然蜂蜡，棉芯，燃时约三十小时。
vermilion | Filament bulb, warm white, pack of three | 14.90 | 💡 | Fitting: E14, E27; Power: 4 W, 7 W +2 | The glow of an old bulb at a tenth of its appetite.
mali | เทียนหอมดอกมะลิ | 15.90 | candle:🌼 | สี: ครีม, เหลือง, ชมพู | ไขถั่วเหลืองแท้ กลิ่นมะลิอ่อน ๆ เผาไหม้นาน 35 ชั่วโมง
lumen | Rechargeable lantern for table and terrace | 44.90 | 🪔 | Finish: Brass, Copper +4 | Twelve hours of candlelight without a flame.
## Cushions & Textiles | 🧵 | 🌿 📚 ☕ 🧶
lumen | Washed linen cushion cover | 24.90 | cushion | Colour: Oat, Sage, Terracotta, Ink; Size: 45 cm, 60 cm +7 | Stonewashed, with a hidden zip and a soft hand.
lumen | Merino throw with fringe | 79.90/99.00 | blanket | Colour: Camel, Grey, Forest, Wine | Woven in one piece from mulesing-free wool.
vermilion | Cotton bath towel set, four pieces | 39.90/49.90 | towels | Colour: Ocean, Blush, Sage, Grey | 600 g cotton that drinks at once and dries by evening.
lumen | Flat-woven wool rug | 149.00/189.00 | rug | Colour: Brick, Navy, Moss; Size: 80 × 150 cm, 140 × 200 cm +120, 170 × 240 cm +210 | Two-sided, undyed warp, made on hand looms.
vermilion | Percale pillowcases, stack of four | 34.90 | towels | Colour: White, Sky, Lilac; Size: 50 × 75 cm, 65 × 65 cm +4, 80 × 80 cm +8 | Crisp, cool, and better after every wash.
qinghe | 蓝印花布抱枕 | 22.90 | cushion:🪷 | 颜色: 靛蓝, 米白, 藕粉 | 植物蓝靛手工印染，每一块花纹略有不同。
lumen | Cushion with embroidered fox | 27.50 | cushion:🦊 | Colour: Mustard, Forest, Cream | Sewn by a workshop of six in Millbrook.
vermilion | Waffle tea towels, pack of three | 12.90 | towels | Colour: Mustard, Moss, Berry | Lint-free, with a loop that holds.
## Furniture | 🪑 | 🪴 📚 🧶 🌿
lumen | Two-seat sofa with reading lamp | 649.00/799.00 | 🛋️ | Colour: Navy, Forest, Terracotta, Oat; Legs: oak, walnut +30 | Deep seat, washable covers, and a frame of solid wood.
lumen | Beech chair with curved back | 119.00 | 🪑 | Colour: Walnut, Oak, Ink | Steam-bent in one piece; four of them stack.
vermilion | Upholstered bed with slatted base | 429.00/499.00 | 🛏️ | Colour: Navy, Grey, Sage; Size: 90 × 200 cm, 140 × 200 cm +80, 180 × 200 cm +150 | Stands in half an hour with one key, and without a creak.
lumen | Wall mirror with scalloped frame | 98.50 | 🪞 | Colour: Gold, Sage, Blush; Height: 60 cm, 90 cm +45 | Flatters at any hour.
vermilion | Library ladder, folding, four steps | 74.90 | 🪜 | Colour: Walnut, Oak | Reaches the top shelf and leans there handsomely.
lumen | Woven basket with handles | 34.90 | 🧺 | Colour: Honey, Walnut; Size: M, L +9 | Seagrass over a steel rim: toys, logs or laundry.
vermilion | Panelled interior door in oak | 239.00 | 🚪 | Colour: Oak, White, Forest; Width: 76 cm, 86 cm +15 | Hung, handled and ready to close quietly.
lumen | Suitcase stand and bench | 88.90 | 🧳 | Colour: Ocean, Brick | For the foot of the bed, by people who travel.
## Wall Art & Clocks | 🖼️ | 🪴 📚 🕯️ 🌿
lumen | Framed print, the fox at dusk | 36.90 | frame:🦊 | Colour: Apricot, Sage, Sky; Size: 30 × 40 cm, 50 × 70 cm +24 | Pigment print on cotton paper, oak frame, no reflections.
lumen | Framed print, swimming whale | 36.90 | frame:🐋 | Colour: Ocean, Mint, Blush; Size: 30 × 40 cm, 50 × 70 cm +24 | A calm companion for bathrooms and nurseries.
shiguang | 木版水印装饰画 锦鲤 | 42.90 | frame:🐟 | 颜色: 朱红, 天青, 月白; 尺寸: 30 × 40 cm, 40 × 60 cm +16 | 传统木版水印，宣纸裱装，含实木画框。
lumen | Framed print, desert cactus | 34.50 | frame:🌵 | Colour: Terracotta, Mustard, Sky | Eleven colours, pulled by hand.
vermilion | Mantel clock with soft chime | 64.90/79.90 | 🕰️ | Colour: Walnut, Oak, Forest | Strikes the hours by day and sleeps at night.
vermilion | Twin-bell alarm clock | 22.99 | ⏰ | Colour: Red, Mint, Mustard, Ink | You will get up.
lumen | Painting of the green hills, oil on board | 129.00 | 🖼️ | Frame: gilt, oak +10 | Painted on the spot by Elspeth Arne.
shiguang | 手绘折扇 摆件 | 19.90 | 🪭 | 颜色: 胭脂, 竹青, 黛蓝 | 竹骨宣纸，可题字落款。
## Bath & Laundry | 🛁 | 🧼 🌿 🫧 🧽
dewlight | Soap dispenser for kitchen and bath | 15.90 | pump:🌿 | Colour: Sage, Chalk, Charcoal | Refill it from any pouch; pumps to the last drop.
vermilion | Freestanding bath, enamelled steel | 899.00/1049.00 | 🛁 | Colour: Sky, White, Sage | Holds the heat for the length of a novel.
vermilion | Rain shower head, water-saving | 32.90 | 🚿 | Finish: chrome, matt black +4, brass +8 | Half the water, all the rain.
vermilion | Laundry powder, fresh cotton | 11.90 | carton:🫧 | Colour: Sky, Lilac, Mint; Size: 20 washes, 50 washes +11 | Plant-based, strong at 20 °C, kind to skin.
vermilion | Household bucket, 10 litres | 8.99 | 🪣 | Colour: Blue, Coral, Moss | Stands, pours and does not crack in frost.
vermilion | Bamboo toilet paper, unbleached | 19.90 | 🧻 | Pack: 12 rolls, 24 rolls +15 | No trees, no plastic, no lint.
lumen | Corn broom with birch handle | 17.50 | 🧹 | Colour: Brick, Moss | Sewn five times; sweeps corners clean.
vermilion | Cellulose sponges, pack of five | 6.50 | 🧽 | Pattern: plain, lemon, garden | Composts when its day is done.
`);
