import { table } from '../parse-goods';

export const sports = table(`
# Sports & Outdoors | ⛺ | sage sky stone sand
## Ball Sports | ⚽ | 👟 🥤 🏅 🧢
northfell | Match football, hand-stitched | 39.90/49.90 | ⚽ | Colour: Blue, Red, Forest; Size: 4, 5 | True flight, bladder you can replace.
northfell | Street basketball, deep grooves | 34.90 | 🏀 | Size: 5, 6, 7 | Grips on asphalt, keeps its air through winter.
northfell | Beach volleyball, soft touch | 29.90 | 🏐 | Colour: White, Yellow, Sky | Eighteen panels, no sting.
northfell | Rugby ball, training grip | 27.50 | 🏉 | Size: 3, 4, 5 | Holds in the rain, where rugby lives.
northfell | American football, composite leather | 36.50 | 🏈 | Size: junior, official +6 | Laces where your fingers look for them.
northfell | Folding goal with net | 49.90/59.90 | 🥅 | Size: 120 cm, 180 cm +25 | Up in a minute, flat under the bed.
vermilion | Baseball and glove starter set | 44.90 | ⚾ | Hand: left, right; Size: 10 inch, 12 inch +8 | Broken in for you with a bat and patience.
northfell | Hockey stick and puck | 52.90 | 🏒 | Flex: junior, adults +12 | Ash core, wrapped twice.
## Rackets & Targets | 🎾 | 🥤 👟 🧢 🏅
northfell | Tennis racket, 280 g, strung | 98.90/119.00 | 🎾 | Colour: Coral, Teal, Black; Grip: L1, L2, L3 | Forgiving frame, honest feedback.
northfell | Table tennis bat, all-round | 32.90 | 🏓 | Rubber: control, spin +8 | Balsa core, a cover, three balls.
northfell | Badminton set for the garden | 39.90 | 🏸 | Players: 2, 4 +18 | Net, poles, and cork shuttles that last the summer.
northfell | Recurve bow for beginners | 129.00 | 🏹 | Draw: 16 lb, 22 lb +6; Hand: right, left | Takes apart, teaches form, arrives with five arrows.
northfell | Cricket bat, English willow | 89.90 | 🏏 | Size: 5, 6, full +20 | Pressed, oiled, knocked in.
northfell | Boxing gloves, gel padding | 54.90/66.00 | 🥊 | Colour: Red, Black, Teal; Weight: 10 oz, 12 oz +4, 14 oz +8 | Wrists straight, knuckles thankful.
northfell | Judo suit, single weave | 47.50 | 🥋 | Size: 130, 150, 170, 190 | Reinforced knees; belt included, colour earned.
vermilion | Skittles for the lawn | 36.90 | 🎳 | Wood: pine, rubberwood +9 | Numbered, sanded, stored in a crate.
## Camping & Trails | ⛺ | 🔦 🧭 🪵 🌲
northfell | Two-person tent, three seasons | 189.00/239.00 | ⛺ | Colour: Green, Orange, Sand; Size: 2 people, 3 people +50 | 2.1 kg, up in four minutes, dry in a gale.
northfell | Brass compass with mirror | 34.90 | 🧭 | Scale: metric, imperial | Liquid-filled; points home since 1996.
northfell | Trekking backpack with rain cover | 119.00 | 🎒 | Colour: Forest, Ocean, Berry; Volume: 35 L, 50 L +25, 65 L +45 | A back that adjusts, a hip belt that carries.
northfell | Enamel camping mug | 11.90 | mug:🏕️ | Colour: Cream, Forest, Navy, Brick | Chips with dignity.
northfell | Folding saw and hatchet set | 64.90 | 🪓 | Handle: ash, hickory +8 | Kindling in minutes, fingers intact.
northfell | Fishing rod, four-piece travel | 74.50/89.00 | 🎣 | Length: 2.1 m, 2.7 m +12 | From tube to trout in five minutes.
northfell | Down blanket for cold terraces | 98.90 | blanket | Colour: Forest, Mustard, Navy | A sleeping bag that went to art school.
northfell | Climbing rope, dry-treated | 148.00 | 🪢 | Colour: Blue, Orange, Lime; Length: 40 m, 60 m +55 | UIAA-certified, supple to the last metre.
## Bikes & Boards | 🚲 | 🧢 🥤 🧤 🔧
northfell | City bicycle, seven gears | 549.00/629.00 | 🚲 | Colour: Red, Sage, Navy; Frame: S, M, L | Hub dynamo, chain guard, and a bell with manners.
northfell | Skateboard, seven-ply maple | 79.90 | 🛹 | Colour: Violet, Black, Coral; Width: 7.75 inch, 8.25 inch +5 | Pops, slides, forgives.
northfell | Kick scooter, folding | 99.90/124.00 | 🛴 | Colour: Blue, Mint, Black | Big wheels, quiet bearings, one click to carry.
northfell | Electric moped, 45 km/h | 1890.00 | 🛵 | Colour: Red, Mint, Cream | Seventy kilometres on a plug; licence required.
otter | Balance scooter for first miles | 54.90 | 🛴 | Colour: Coral, Sky, Lime | Three wheels until they no longer need them.
vermilion | Bicycle repair set | 24.90 | 🔧 | Pieces: 12, 22 +11 | Everything for a flat tyre but the swearing.
northfell | Protective goggles for dusty rides | 42.90 | 🥽 | Colour: Sky, Orange, Black | Vented, scratch-proof, fits over glasses.
northfell | Safety vest, reflective | 14.90 | 🦺 | Colour: Orange, Lime; Size: S, M, L | Seen at two hundred metres.
## Water & Winter | 🎿 | ☀️ 🧣 🥤 ❄️
northfell | All-mountain skis with bindings | 399.00/469.00 | 🎿 | Length: 156 cm, 164 cm, 172 cm +10 | Carve on Friday, float on Sunday.
northfell | Wooden sledge with steel runners | 69.90 | 🛷 | Seats: one, two +20 | Steamed ash; faster than your uncle.
northfell | Snorkelling set, anti-fog | 34.90 | 🤿 | Colour: Blue, Coral, Black; Size: S/M, L/XL | Dry top, wide glass, more fish.
northfell | Swimsuit with crossed back | 44.90 | 🩱 | Colour: Pink, Teal, Black; Size: XS, S, M, L | Chlorine-proof, stays where it should.
northfell | Bikini, bandeau or triangle | 39.90/49.90 | 👙 | Colour: Red, Ocean, Mustard; Size: XS, S, M, L | Recycled yarn, double-lined, ties that hold.
northfell | Two-seat canoe with paddles | 749.00 | 🛶 | Colour: Red, Forest | Flat keel, dry hatch, long afternoons.
northfell | Curling stone for the rink | 269.00 | 🥌 | Weight: 9 kg, 18 kg +130 | Ailsa-style granite, brass handle.
vermilion | Sun umbrella for beach and balcony | 49.90 | ⛱️ | Colour: Red, Teal, Yellow; Span: 160 cm, 200 cm +15 | Tilts, screws into sand, folds to a stick.
`);
