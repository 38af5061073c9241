import { table } from '../parse-goods';

export const garden = table(`
# Garden & Pets | 🪴 | mint sand sage butter
## Houseplants | 🪴 | 💧 ☀️ 🐞 🪨
mossy | Young rubber tree in a clay pot | 24.90 | 🪴 | Pot: terracotta, glazed +6; Height: 30 cm, 60 cm +22 | Forgives one forgotten week a month.
mossy | Column cactus, slow and steady | 19.90 | 🌵 | Height: 20 cm, 45 cm +25 | Water it when you remember your dentist.
mossy | Olive seedling, two years old | 21.50 | 🌱 | Pot: terracotta, zinc +4 | Loves a south window and a little neglect.
mossy | Herb trio for the kitchen sill | 16.90/19.90 | 🌿 | Herbs: basil thyme mint, dill chive parsley | Roots and all; cut, and they come again.
mossy | Lucky clover in a glass | 8.90 | 🍀 | Pot: glass, clay +2 | Four leaves guaranteed, luck not.
mossy | Desert palm for bright corners | 89.00 | 🌴 | Height: 90 cm, 150 cm +70 | Clears the air and the mood.
mossy | Bonsai pine, shaped for ten years | 148.00/175.00 | 🎍 | Tray: unglazed, celadon +15 | Comes with scissors and a letter about patience.
mossy | Aquatic lotus with basin | 54.90 | 🪷 | Basin: stone, ceramic +12 | Opens at nine, closes at four.
## Flowers & Bulbs | 💐 | 🎀 🦋 🐝 💧
mossy | Bouquet of the week | 34.90/39.90 | 💐 | Size: small, generous +15, grand +35 | Whatever is best on Thursday, tied by hand.
mossy | Tulips, ten stems | 14.90 | 🌷 | Colour: Pink, Yellow, Plum; Stems: 10, 20 +12 | Cut in bud, they grow in the vase.
mossy | Garden rose, old variety | 27.50 | 🌹 | Colour: Red, Blush, Apricot; Pot: 3 L, 7 L +16 | Smells as roses used to.
mossy | Sunflowers, five stems | 16.50 | 🌻 | Stems: 5, 10 +13 | Turn them towards whoever needs it.
mossy | Hyacinth bulb in glass | 9.90 | 🪻 | Colour: Violet, White, Pink | Watch the roots first, the scent comes later.
mossy | Hibiscus bush for terraces | 32.90 | 🌺 | Colour: Coral, Yellow, Berry | A new flower every morning until October.
mossy | Cherry branch, forced | 22.90 | 🌸 | Length: 60 cm, 100 cm +14 | Three weeks of spring in February.
mossy | Meadow seeds for bees | 6.90 | pouch:🐝 #9dbb6a | Area: 5 m², 20 m² +9 | Thirty-one native kinds, no grass, no fuss.
## Garden Tools | 🪣 | 🌱 🥕 🐞 🌻
mossy | Galvanised bucket, twelve litres | 19.90 | 🪣 | Colour: Silver, Forest, Blue | Rolled rim, riveted ears.
mossy | Digging pick with ash handle | 44.90 | ⛏️ | Head: 1.5 kg, 2.5 kg +8 | Breaks clay, roots and bad moods.
mossy | Pruning saw, curved | 29.50/36.00 | 🪚 | Blade: 24 cm, 30 cm +6 | Cuts on the pull, folds when tired.
mossy | Garden gloves, goatskin | 22.90 | 🧤 | Colour: Moss, Camel, Berry; Size: S, M, L | Thorn-proof and thin enough for seeds.
mossy | Tool box for the shed | 39.90 | 🧰 | Colour: Red, Forest, Ink | Steel trays, a lid to sit on.
mossy | Steel axe for splitting | 58.90 | 🪓 | Weight: 1.2 kg, 2 kg +12 | Forged, not stamped; keeps a stove fed.
mossy | Rain barrel hook and hose set | 34.50 | 🪝 | Length: 10 m, 20 m +14 | Brass threads that still turn in spring.
mossy | Step ladder for fruit trees | 79.90 | 🪜 | Height: 2 m, 3 m +35 | Three legs stand on any ground.
## Dogs & Cats | 🐶 | 🦴 🧶 🐾 🎾
mossy | Dog food, turkey and oats | 18.90 | pouch:🐶 #c98f55 | Age: puppy, adult, senior; Weight: 2 kg, 8 kg +38 | Named meat, no sugar, tails approve.
mossy | Cat food, salmon and pumpkin | 14.90 | pouch:🐱 #e59a7a | Age: kitten, adult, senior; Weight: 1.5 kg, 4 kg +19 | For those who look at you and walk away.
mossy | Chew bone from air-dried beef | 6.90 | 🦴 | Size: S, M +3, L +6 | An afternoon of silence.
mossy | Ball of yarn with catnip heart | 5.50 | 🧶 | Colour: Ocean, Red, Lime | Rolls under the cupboard by itself.
mossy | Dog tennis balls, set of six | 9.90 | 🥎 | Size: S, M +1 | No glass fibre, no squeak before seven.
mossy | Dog biscuit tin, refillable | 21.90 | tin:🐕 | Colour: Cream, Ocean, Brick | Airtight, dog-proof (mostly).
mossy | Cat cushion with raised rim | 39.90/49.90 | cushion:🐈 | Colour: Grey, Mustard, Sage; Size: 45 cm, 60 cm +14 | They will sleep in the box it came in, then here.
mossy | Walking coat for wet dogs | 34.90 | 🦺 | Colour: Yellow, Orange, Petrol; Size: S, M, L | Hi-vis, belly strap, drip-dry.
## Small Animals, Birds & Fish | 🐠 | 🌿 🥕 🌾 💧
mossy | Rabbit hay with dandelion | 9.90 | pouch:🐰 #a8bf72 | Weight: 1 kg, 3 kg +13 | Second cut, long stems, smells of June.
mossy | Hamster muesli without dust | 7.50 | pouch:🐹 #d9a55a | Weight: 600 g, 1.5 kg +8 | Twenty-two seeds, sorted by someone small.
mossy | Hedgehog house food, autumn mix | 8.90 | pouch:🦔 #9a7350 | Weight: 750 g, 2 kg +10 | For the garden guest who eats your slugs.
mossy | Wild bird seed, all year | 11.90 | pouch:🐦 #7ca5c9 | Weight: 2 kg, 5 kg +13 | Sunflower hearts, no wheat, no waste.
mossy | Parrot fruit mix | 13.50 | jar:🦜 #6fae6a | Weight: 500 g, 1.2 kg +12 | Papaya, nuts and something to argue about.
mossy | Fish flakes for community tanks | 6.50 | jar:🐠 #f0a35a | Size: 100 ml, 250 ml +5 | Colours from algae, not from dye.
mossy | Nest box for tits and sparrows | 26.90 | 🏠 | Hole: 28 mm, 32 mm | Larch, a hinged floor, south-east please.
mossy | Tortoise salad, dried | 9.50 | pouch:🐢 #8fb36a | Weight: 250 g, 600 g +8 | Ribwort, mallow, hibiscus: a slow lunch.
`);
