import { table } from '../parse-goods';

export const shoes = table(`
# Shoes & Bags | 👟 | stone sand sky clay
## Sneakers | 👟 | 🧦 🧢 ⌚ 🎒
thistle | Canvas low-top with vulcanised sole | 59.90 | 👟 | Colour: Lilac, Navy, Cream, Brick; Size: 37, 38, 39, 40, 41, 42, 43 | Glued, stitched, and resoled by us for a small fee.
northfell | Cushioned running shoe, daily trainer | 119.00/139.00 | 👟 | Colour: Mint, Coral, Ink; Size: 38, 39, 40, 41, 42, 43, 44 | 8 mm drop, wide toe box, 240 g of quiet miles.
northfell | Trail shoe with lugged sole | 129.00 | 👟 | Colour: Orange, Moss, Charcoal; Size: 38, 40, 42, 44 | Bites into mud, drains in a stride.
vermilion | Everyday trainer, washable | 44.99/54.99 | 👟 | Colour: Grey, Blush, Black; Size: 36, 38, 40, 42, 44 | 30 °C in the machine, dry by morning.
otter | Children's sneaker with hook-and-loop | 34.90 | 👟 | Colour: Yellow, Sky, Rose; Size: 25, 27, 29, 31, 33 | On in three seconds, by themselves.
thistle | Leather tennis shoe, plain white | 98.50 | 👟 | Colour: White, Sage, Navy; Size: 37, 39, 41, 43 | Full-grain calf that ages better than we do.
northfell | Roller skates with soft boots | 79.90 | 🛼 | Colour: Coral, Teal, Lilac; Size: 36, 38, 40, 42 | Indoor wheels, outdoor wheels, both in the box.
northfell | Ice skates for the frozen tarn | 84.90/99.00 | ⛸️ | Size: 36, 38, 40, 42, 44 | Lined, laced high, sharpened and ready.
## Boots | 🥾 | 🧣 🍂 🧦 🌰
thistle | Hiking boot, waxed leather | 149.00/179.00 | 🥾 | Colour: Caramel, Olive, Charcoal; Size: 37, 38, 39, 40, 41, 42, 43, 44 | Triple-stitched, with a sole that can be replaced three times.
thistle | Chelsea boot for rain and gigs | 112.50 | 👢 | Colour: Red, Black, Forest; Size: 36, 38, 40, 42 | Pull on, walk out, wipe down.
thistle | Knee boot with side zip | 159.00 | 👢 | Colour: Walnut, Wine, Ink; Size: 36, 37, 38, 39, 40, 41 | A calf that closes, a heel that walks.
northfell | Winter boot with felt liner | 134.90 | 🥾 | Colour: Graphite, Brick; Size: 38, 40, 42, 44 | Tested at minus thirty, removable liner.
otter | Rubber boots for puddles | 24.90 | 👢 | Colour: Yellow, Ocean, Berry; Size: 24, 26, 28, 30, 32 | With handles, because mornings are short.
thistle | Desert boot in suede | 94.90 | 🥾 | Colour: Sand, Olive, Navy; Size: 39, 41, 43, 45 | Crepe sole, two eyelets, no fuss.
vermilion | Work boot with steel cap | 74.90 | 🥾 | Colour: Honey, Black; Size: 40, 41, 42, 43, 44, 45 | Certified S3 and comfortable by Wednesday.
thistle | Riding boot, hand-polished | 219.00 | 👢 | Colour: Espresso, Black; Size: 37, 38, 39, 40, 41 | Cut from one hide, polished for an hour.
## Heels & Flats | 👠 | 👜 💐 🎀 💍
thistle | Court shoe with a sculpted heel | 109.00/129.00 | 👠 | Colour: Red, Ink, Blush; Size: 35, 36, 37, 38, 39, 40, 41 | 85 mm that you can dance in; the padding is real.
thistle | Ballerina flat, foldable | 54.90 | 🥿 | Colour: Blue, Rose, Black, Gold; Size: 36, 37, 38, 39, 40, 41 | Lives in a handbag until the heels give up.
corda | Ballet shoes in satin, split sole | 39.90 | 🩰 | Colour: Pink, Cream, Black; Size: 30, 32, 34, 36, 38 | Elastics pre-sewn, ribbons included.
thistle | Leather loafer, moccasin stitch | 118.50 | 👞 | Colour: Brown, Wine, Ink; Size: 39, 40, 41, 42, 43, 44 | Softens in a week and stays handsome.
maison | Mules d’intérieur à petit talon | 49.90 | 👡 | Couleur: Rouge, Noir, Ivoire; Pointure: 36, 37, 38, 39, 40 | Pour recevoir sans façon, mais avec allure.
thistle | Slingback with kitten heel | 96.50 | 👡 | Colour: Coral, Forest, Black; Size: 36, 37, 38, 39, 40 | All evening, no plasters.
vermilion | Patent pumps for the office | 49.99/64.99 | 👠 | Colour: Black, Wine, Navy; Size: 36, 37, 38, 39, 40 | A firm heel, a wide toe, a fair price.
shiguang | 绣花布鞋 千层底 | 46.90 | 🥿 | 颜色: 胭脂, 黛蓝, 墨黑; 尺码: 35, 36, 37, 38, 39, 40 | 手纳千层底，绣娘一针一线。
## Sandals | 🩴 | 🏖️ 🕶️ 👒 🥥
vermilion | Beach sandal with soft strap | 12.90 | 🩴 | Colour: Ocean, Coral, Lime, Black; Size: 36, 38, 40, 42, 44 | Floats, rinses clean, forgives sand.
thistle | Heeled sandal in nappa | 88.90 | 👡 | Colour: Caramel, Red, Gold; Size: 36, 37, 38, 39, 40 | Two straps and a cork wedge for cobbles.
mali | รองเท้าแตะหนังสานมือ | 34.90 | 🩴 | สี: น้ำตาล, ดำ, ส้ม; ไซซ์: 36, 38, 40, 42 | สานจากหนังวัวแท้ พื้นนุ่ม เดินได้ทั้งวัน
inesa | Alpargatas de esparto | 32.90 | 🥿 | Color: Azul, Rojo, Mostaza, Crema; Talla: 36, 37, 38, 39, 40, 41 | Cosidas a mano en un taller de tres hermanas.
northfell | River sandal with grip | 64.90 | 🩴 | Colour: Teal, Moss, Charcoal; Size: 37, 39, 41, 43, 45 | Straps that hold when the current pulls.
thistle | Garden clog, cork footbed | 44.90 | 🥿 | Colour: Forest, Mustard, Plum; Size: 36, 38, 40, 42 | By the back door, always.
otter | Children's beach sandal | 9.99 | 🩴 | Colour: Sky, Pink, Yellow; Size: 24, 26, 28, 30 | With a strap round the heel for running.
thistle | Bridal sandal with pearl button | 124.00 | 👡 | Colour: White, Blush, Silver; Size: 35, 36, 37, 38, 39, 40, 41 | For the aisle, the photograph and the last song.
## Bags & Luggage | 👜 | ☂️ 🧣 📚 🕶️
thistle | Handbag in vegetable-tanned leather | 168.00/198.00 | 👜 | Colour: Caramel, Forest, Wine | Holds a tablet, a scarf and an apple; darkens with you.
vermilion | School backpack with reflectors | 49.90/59.90 | 🎒 | Colour: Berry, Ocean, Forest; Size: 18 L, 24 L +10 | Sits close, seen from afar, holds A4 upright.
thistle | Clasp purse with two pockets | 39.90 | 👛 | Colour: Red, Mustard, Teal | The click alone is worth it.
thistle | Zip pouch for cables or pencils | 24.90 | 👝 | Colour: Blush, Olive, Ink | Lined in cotton ticking.
thistle | Briefcase with brass lock | 229.00 | 💼 | Colour: Espresso, Black | Two rooms, one key, thirty years.
vermilion | Cabin suitcase, four wheels | 89.90/119.00 | 🧳 | Colour: Sky, Coral, Moss, Black; Size: cabin, medium +30, large +55 | 2.6 kg, silent wheels, a lock for every border.
lantern | Cotton tote, reading bear | 18.90 | tote:🐻 | Colour: Natural, Navy, Mustard | Carries eleven paperbacks. We counted.
vermilion | Folding umbrella, storm-proof | 26.50 | ☂️ | Colour: Violet, Navy, Forest, Red | Opens at a button, turns inside out and back.
`);
