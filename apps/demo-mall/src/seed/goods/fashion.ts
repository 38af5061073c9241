import { table } from '../parse-goods';

export const fashion = table(`
# Fashion | 👗 | linen mist blush lilac
## Shirts & T-shirts | 👕 | 🕶️ 👒 🌿 ☕
fennimoor | Heavy cotton T-shirt | 24.90 | 👕 | Colour: White, Sage, Navy, Brick; Size: S, M, L, XL | 220 g jersey that keeps its collar after fifty washes.
fennimoor | Striped Oxford shirt with tie | 69.90/89.00 | 👔 | Colour: Sky, Lilac, Grey; Size: 38, 40, 42, 44 | Two-ply cotton, mother-of-pearl buttons, a tie that matches.
fennimoor | Boat-neck top in organic cotton | 29.90 | 👚 | Colour: Rose, Mint, Mustard; Size: XS, S, M, L | Cut straight, falls softly, tucks or not.
vermilion | Basic T-shirts, pack of three | 27.50/34.50 | 👕 | Colour: Grey, Black, White; Size: S, M, L, XL | The drawer sorted for a year.
northfell | Quick-dry running shirt | 34.90 | 🎽 | Colour: Lime, Coral, Blue; Size: S, M, L, XL | Flat seams, a key pocket, and a back that breathes.
fennimoor | Silk blouse with covered buttons | 89.90 | 👚 | Colour: Cream, Wine, Petrol; Size: XS, S, M, L | Sandwashed silk, forgiving at the wrist.
fennimoor | Linen shirt, garment-dyed | 59.90 | 👔 | Colour: Oat, Olive, Denim; Size: S, M, L, XL | Better creased.
otter | Children's T-shirt, roomy cut | 14.90 | 👕 | Colour: Yellow, Green, Sky; Size: 98, 116, 128, 140 | With a neck that goes over curls.
## Dresses | 👗 | 👒 🌷 👜 🌸
fennimoor | Swing dress with pockets | 79.90/99.90 | 👗 | Colour: Blue, Berry, Forest; Size: XS, S, M, L | Deep pockets, a skirt that turns, no ironing.
fennimoor | Midi dress in washed satin | 94.50 | 👗 | Colour: Cream, Wine, Petrol; Size: XS, S, M, L | Bias-cut for dinner, flat shoes for the walk home.
shiguang | 真丝旗袍领连衣裙 | 128.00/158.00 | 👗 | 颜色: 胭脂, 黛蓝, 竹青; 尺码: S, M, L | 桑蚕丝面料，手工盘扣，收腰不紧绷。
shiguang | 棉麻浴衣 夏祭款 | 56.90 | 👘 | 颜色: 靛蓝, 藕粉, 松绿; 尺码: 均码, 加大 +4 | 透气棉麻，附腰带，三步穿好。
fennimoor | Sari in handloom cotton | 84.90 | 🥻 | Colour: Mustard, Plum, Teal; Length: 5.5 m, 6.3 m +8 | Woven in Kanchi, soft from the first draping.
vermilion | Summer dress with ties | 34.99/44.99 | 👗 | Colour: Coral, Mint, Navy; Size: XS, S, M, L, XL | From the beach to the café in one knot.
mali | เดรสผ้าฝ้ายย้อมคราม | 52.90 | 👗 | สี: คราม, ฟ้า, ขาว; ไซซ์: S, M, L | ย้อมครามธรรมชาติจากสกลนคร ยิ่งซักยิ่งนุ่ม
fennimoor | Wrap dress in crêpe | 72.50 | 👗 | Colour: Black, Terracotta, Lavender; Size: XS, S, M, L | Wraps twice, travels well, fits the week.
## Trousers & Jeans | 👖 | 👟 🕶️ 🧢 ☕
fennimoor | Straight jeans, raw denim | 84.90 | 👖 | Colour: Denim, Ink, Grey; Waist: 28, 30, 32, 34; Length: 32, 34 | Stiff for a fortnight, yours for a decade.
fennimoor | Wide-leg jeans, high rise | 79.90/95.00 | 👖 | Colour: Sky, Denim, Black; Waist: 26, 28, 30, 32 | Long line, soft wash, heel or flat.
northfell | Trail shorts with zip pockets | 39.90 | 🩳 | Colour: Moss, Charcoal, Orange; Size: S, M, L, XL | Dry in the time of a coffee.
vermilion | Sweat shorts, brushed inside | 19.99 | 🩳 | Colour: Grey, Navy, Sage; Size: S, M, L, XL | For the sofa and the school run.
otter | Children's jeans with double knees | 29.90 | 👖 | Colour: Denim, Sky; Size: 98, 110, 122, 134 | Knees first, fashion second, both fine.
fennimoor | Cord trousers, wide wale | 74.90 | 👖 | Colour: Camel, Forest, Wine; Waist: 28, 30, 32, 34 | Whispers when you walk.
mali | กางเกงเลผ้าฝ้าย | 22.50 | 🩳 | สี: คราม, น้ำตาล, เขียว | ใส่สบาย ผูกเอวได้ทุกขนาด แห้งไว
northfell | Swim shorts from recycled nets | 32.90 | 🩳 | Colour: Teal, Coral, Mustard; Size: S, M, L, XL | Once in the sea as a net, now on holiday.
## Coats & Knits | 🧥 | 🍂 ☕ 🧶 🌰
fennimoor | Double-breasted wool coat | 189.00/239.00 | 🧥 | Colour: Camel, Charcoal, Navy; Size: XS, S, M, L, XL | Boiled wool, horn buttons, pockets for cold hands.
fennimoor | Cashmere scarf, two metres | 98.50 | 🧣 | Colour: Red, Camel, Grey, Forest | Weighs nothing and means winter.
vermilion | Lined gloves for touch screens | 16.90 | 🧤 | Colour: Violet, Black, Camel; Size: S, M, L | All ten fingers work.
fennimoor | Wool socks, pack of two | 17.50 | 🧦 | Colour: Moss, Mustard, Plum; Size: 36–39, 40–43, 44–47 | Reinforced at heel and toe, no elastic marks.
northfell | Rain jacket with taped seams | 129.00/159.00 | 🧥 | Colour: Yellow, Petrol, Brick; Size: S, M, L, XL | A storm hood, pit zips, and no rustle.
otter | Children's mittens on a string | 12.90 | 🧤 | Colour: Red, Mustard, Sky; Size: 1–3 years, 4–6 years | They come home as a pair.
vermilion | Cosy socks with grip | 8.99 | 🧦 | Colour: Pink, Mint, Grey; Size: 36–39, 40–43 | Warm on tiles, quick on stairs.
fennimoor | Chunky ribbed scarf | 42.90 | 🧣 | Colour: Mustard, Berry, Navy | Knitted in Millbrook from lambswool.
## Hats & Jewellery | 👒 | 🌸 🎀 💐 🕶️
fennimoor | Straw hat with ribbon | 38.90 | 👒 | Colour: Red, Navy, Sage; Size: 56, 58, 60 | Packs into a case and remembers its shape.
northfell | Cotton cap with curved brim | 19.90 | 🧢 | Colour: Blue, Moss, Brick, Black | Six panels, one size, many summers.
fennimoor | Silk top hat, hand-blocked | 148.00 | 🎩 | Size: 56, 58, 60 | For weddings, magicians and the first of May.
fennimoor | Sunglasses with dark lenses | 64.90/79.00 | 🕶️ | Colour: Ink, Walnut, Plum | UV 400, acetate from cotton, hinges you can tighten.
fennimoor | Ring with a sky-blue stone | 119.00 | 💍 | Metal: sterling silver, 14 k gold +180; Size: 52, 54, 56, 58 | A synthetic sapphire, a real promise.
vermilion | Reading glasses with case | 21.90 | 👓 | Colour: Blue, Brown, Berry; Strength: 1.0 dpt, 1.5 dpt, 2.0 dpt, 2.5 dpt | Light on the nose and spare in every bag.
shiguang | 手工菩提手串 | 33.90 | 📿 | 颜色: 驼色, 墨黑, 朱红; 珠径: 6 mm, 8 mm +5 | 天然籽料，手工打磨，附棉麻收纳袋。
maison | Couronne de fête pour enfants | 14.90 | 👑 | Taille: enfant, adulte +2 | Dorée, légère et indispensable le jour de la galette.
`);
