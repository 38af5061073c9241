import { table } from '../parse-goods';

export const toys = table(`
# Toys & Games | 🧸 | sky butter blush mint
## Soft Toys | 🧸 | 🎈 🎀 🧩 🌼
otter | Bartholomew, the bear who listens | 34.90 | 🧸 | Colour: Honey, Walnut, Grey; Size: 28 cm, 45 cm +18 | Jointed arms, a kind face and a seam that holds.
otter | Sea otter with a shell | 29.90 | 🦦 | Size: 25 cm, 40 cm +14 | Floats on its back, even on the sofa.
otter | Panda, cuddly and serious | 27.50 | 🐼 | Size: 22 cm, 38 cm +14 | Made of recycled bottles, soft as gossip.
otter | Penguin for cold feet | 24.90/29.90 | 🐧 | Size: 20 cm, 35 cm +12 | Filled with wheat; ninety seconds in the oven.
otter | Long-necked dinosaur | 32.90 | 🦕 | Colour: Teal, Mustard, Lilac; Size: 40 cm, 80 cm +28 | The neck is for holding in the dark.
vermilion | Unicorn with a starry mane | 22.99 | 🦄 | Size: 25 cm, 40 cm +10 | Machine-washable magic.
otter | Octopus with eight ideas | 26.50 | 🐙 | Colour: Coral, Violet, Mint; Size: 24 cm, 36 cm +10 | Each arm crinkles, squeaks or rattles.
otter | Fox in a knitted jumper | 31.90 | 🦊 | Size: 28 cm, 42 cm +15 | The jumper comes off; the manners stay.
## Puzzles & Board Games | 🧩 | ☕ 🍪 🎈 📚
otter | Wooden jigsaw, map of the world | 24.90 | 🧩 | Colour: Mint, Sky, Apricot; Pieces: 48, 120 +6, 500 +14 | Every country a piece you can name.
lantern | Chess set, weighted pieces | 58.90/69.00 | ♟️ | Board: beech, walnut +20 | Felted feet and a box that becomes the board.
qinghe | 竹背麻将 家用全套 | 89.90 | 🀄 | 尺寸: 38 mm, 42 mm +12; 颜色: 竹青, 米白 | 竹骨密胺，手感温润，附收纳箱。
otter | Storm the Lighthouse, a dice game | 19.90 | 🎲 | Players: 2–4, 2–6 +6 | Twenty minutes, a lot of shouting, ages 7 and up.
lantern | Playing cards with botanical faces | 12.90 | 🃏 | Colour: Forest, Berry, Navy | Linen-finished, printed on the Millbrook press.
vermilion | Bowling set for the corridor | 21.90 | 🎳 | Material: wood, soft foam | Ten pins, two balls, patient neighbours.
otter | Dartboard with blunt tips | 27.50 | 🎯 | Diameter: 30 cm, 40 cm +9 | Safe for walls, serious for scores.
shiguang | 鲁班锁 益智木玩 六件套 | 25.80 | 🧩 | 颜色: 驼色, 朱红; 规格: 六件, 九件 +10 | 榫卯结构，越拆越懂，越装越妙。
## Outdoor Play | 🪁 | ☀️ 🍉 🎈 🌼
otter | Diamond kite with ribbon tail | 22.90 | 🪁 | Colour: Orange, Teal, Violet; Span: 70 cm, 110 cm +9 | Flies from a light breeze up, packs in a sleeve.
otter | Garden slide with steps | 149.00/179.00 | 🛝 | Colour: Red, Green, Blue | Bolted, rounded, tested by fourteen children.
otter | Wooden yo-yo, tournament weight | 9.90 | 🪀 | Colour: Violet, Red, Forest | Sleeps for a minute in the right hands.
vermilion | Balloons from natural rubber, set of 30 | 6.90 | 🎈 | Colour: Red, Mint, Gold, Lilac | Matt colours, no plastic, cheerful pop.
otter | Boomerang that does come back | 18.50 | 🪃 | Hand: right, left | Birch plywood, painted in the workshop.
otter | Bubble wand and a litre of bubbles | 13.90 | 🫧 | Size: 0.5 L, 1 L +4 | Made from glycerine and good temper.
vermilion | Water squirter, long reach | 12.50 | 🔫 | Colour: Green, Orange, Blue | Nine metres, three summers.
otter | Piñata to fill yourself | 19.90 | 🪅 | Colour: Pink, Teal, Mustard | Tough enough for twelve turns.
## Vehicles & Robots | 🚂 | 🎈 🧩 ⭐ 🔋
otter | Steam engine on wooden rails | 64.90/79.90 | 🚂 | Set: engine, with ring track +25 | Beech and steel; fits the rails of your childhood.
otter | Fire engine with ladder | 34.90 | 🚒 | Size: 24 cm, 36 cm +14 | The ladder turns, the bell rings, the hose is string.
quayline | Robot to build and to teach | 98.90 | 🤖 | Colour: Red, Sky, Mint; Kit: starter, advanced +45 | Blocks on the screen become steps on the floor.
otter | Rocket with three stages | 29.90 | 🚀 | Colour: Red, Ocean, Mustard | Screws apart like the real one.
otter | Farm tractor with steering | 31.50 | 🚜 | Colour: Green, Red, Blue | Steers from the seat; sand-proof axles.
vermilion | Racing car, pull-back | 11.90 | 🏎️ | Colour: Red, Teal, Yellow; Pack: one, three +15 | Eight metres on parquet.
otter | Little red car for big journeys | 24.90 | 🚗 | Colour: Red, Mustard, Mint | Fits two wooden passengers and a dog.
otter | Flying saucer, hovering | 42.90 | 🛸 | Colour: Lilac, Lime; Range: 10 m, 30 m +12 | Lands itself when you panic.
## Creative & Make-believe | 🪄 | 🎨 🧵 ⭐ 🎀
otter | Magic set with wand and twelve tricks | 32.90/39.90 | 🪄 | Age: 6+, 9+ +8 | The rabbit is your own affair.
otter | Nesting dolls to paint | 26.90 | 🪆 | Pieces: 5, 7 +8 | Limewood blanks, brushes, nine colours.
otter | Knitting kit, first scarf | 23.50 | 🧶 | Colour: Ocean, Berry, Mustard | Thick wool, short needles, patient instructions.
otter | Sewing box for beginners | 27.90 | 🧵 | Colour: Blue, Rose, Sage | Real thread, blunt needles, three felt animals.
lantern | Finger theatre, masks and stage | 36.50 | 🎭 | Cast: fairy tale, detective | Six plays to start with, all with a villain.
shiguang | 儿童水彩颜料盘 固体 | 18.90 | 🎨 | 色数: 12 色, 24 色 +9 | 可水洗，显色好，附毛笔一支。
otter | Doctor's case with working stethoscope | 38.90 | 🩺 | Colour: Red, Teal | Teddy's heart can really be heard (it is yours).
otter | Tool case for small repairs | 29.90 | 🧰 | Colour: Red, Ocean, Forest; Tools: 8, 14 +12 | Wooden screws that really turn.
`);
