import { table } from '../parse-goods';

export const beauty = table(`
# Beauty & Care | 🧴 | blush mint lilac butter
## Skincare | 🧴 | 🌿 🌼 🍋 💧
dewlight | Daily moisturiser with oat and fig | 26.90/32.00 | pump:🌾 #e3cfa4 | Skin: dry, normal, oily; Size: 50 ml, 150 ml +22 | Eleven ingredients, no scent, sinks in while you brush your teeth.
dewlight | Vitamin C serum | 34.90 | dropper:🍊 #e9a34a | Strength: 8 %, 15 % +8; Size: 15 ml, 30 ml +16 | Fresh batches each fortnight, bottled in amber.
dewlight | Night oil, rosehip and jasmine | 29.90 | dropper:🌼 #c98a3c | Size: 20 ml, 40 ml +18 | Four drops, warm hands, good night.
dewlight | Clay mask with green tea | 18.50 | jar:🍃 #a9bf93 | Size: 60 g, 120 g +10 | Ten minutes; do not laugh.
mali | ครีมกันแดดใบบัวบก SPF 50 | 17.90 | tube:🌿 #8fcbb0 | ขนาด: 40 ml, 80 ml +11 | เนื้อบางเบา ไม่ทิ้งคราบขาว อ่อนโยนต่อผิวแพ้ง่าย
dewlight | Sun milk for the whole family | 22.90 | pump:☀️ #f0c863 | Factor: SPF 30, SPF 50 +3; Size: 150 ml, 300 ml +14 | Mineral filters, reef-friendly, no white noses.
mali | น้ำมันมะพร้าวสกัดเย็น | 11.90 | jar:🥥 #f1ece0 | ขนาด: 150 ml, 400 ml +12 | บำรุงผิวและผมได้ในขวดเดียว กลิ่นหอมธรรมชาติ
dewlight | Hand cream with honey | 12.50 | tube:🍯 #e8b658 | Scent: honey, lavender, none; Size: 30 ml, 75 ml +7 | For people who garden, wash up and type.
## Make-up | 💄 | 🌸 🪞 🎀 🌷
dewlight | Lipstick, satin finish | 21.90 | 💄 | Colour: Red, Rose, Plum, Terracotta | Pigment, castor oil, carnauba. Refill in ten seconds.
dewlight | Nail polish, quick-drying | 9.90 | 💅 | Colour: Lilac, Berry, Coral, Forest | Vegan, breathable and dry before the kettle boils.
dewlight | Pocket mirror with stand | 24.90 | 🪞 | Colour: Gold, Blush, Mint | One side tells the truth, the other magnifies it.
vermilion | Foundation with skin-like finish | 27.50/33.00 | pump:✨ #d9ae8a | Shade: 01 porcelain, 03 sand, 05 honey, 07 chestnut, 09 ebony | Covers what you ask it to and no more.
dewlight | Cream blush in a tin | 17.90 | tin:🌹 #e39aa0 | Colour: Rose, Apricot, Berry | Pat on with two fingers, blend with one.
vermilion | Cosmetic pouch, wipe-clean | 14.90 | 👝 | Colour: Rose, Sage, Navy | Stands by itself at the basin.
dewlight | Lip balm trio | 13.50 | tube:🍒 #d9566e | Flavour: cherry, mint, vanilla | Beeswax, shea and nothing you would not eat.
dewlight | Hair bow in velvet | 11.90 | 🎀 | Colour: Red, Ink, Forest, Blush | For ponytails, presents and cats with patience.
## Fragrance | 🌸 | 🌹 🍋 🌿 🍊
maison | Eau de parfum Jardin d’Août | 78.90/94.00 | perfume:🌹 #e2a3ad | Volume: 30 ml, 50 ml +26, 100 ml +62 | Rose poivrée, figuier et pierre chaude.
maison | Eau de cologne Verger | 46.50 | perfume:🍋 #e6d27a | Volume: 50 ml, 100 ml +24 | Citron, petit grain, chemise fraîche.
maison | Extrait de parfum Nuit Bleue | 98.00 | perfume:🪻 #7c7fb8 | Volume: 30 ml, 50 ml +40 | Iris, encens et une pointe de prune.
maison | Brume d’oreiller à la lavande | 19.90 | bottle:🪻 #b3a5d6 | Volume: 75 ml, 150 ml +9 | Deux nuages sur l’oreiller et la journée s’éteint.
dewlight | Solid perfume, green fig | 24.50 | tin:🌿 #9db583 | Scent: green fig, neroli, cedar | Fits any pocket, passes any airport.
mali | น้ำหอมดอกลีลาวดี | 29.90 | perfume:🌺 #f0b9a0 | ขนาด: 30 ml, 50 ml +15 | กลิ่นสวนยามเช้า สดชื่น ติดทนตลอดวัน
lumen | Reed diffuser, cedar and smoke | 32.90 | dropper:🌲 #7f9a7d | Scent: cedar, linen, orange; Size: 100 ml, 200 ml +16 | Six reeds, three months, no flame.
shiguang | 桂花固体香膏 | 16.90 | tin:🌼 #e0b653 | 香型: 桂花, 沉香, 白檀 | 古法合香，随身一抹，淡淡留香。
## Hair & Shaving | 🪒 | 🌿 🧼 🪞 🧴
vermilion | Safety razor with ten blades | 29.90/36.90 | 🪒 | Colour: Blue, Black, Brick | One handle for life, blades for pennies.
dewlight | Shampoo, rosemary and mint | 14.90 | pump:🌿 #8fbf9d | Hair: fine, curly, dry; Size: 250 ml, 500 ml +10 | Lathers without sulphates, rinses without a squeak.
dewlight | Conditioner, almond milk | 14.90 | pump:🌰 #dcb68c | Hair: fine, curly, dry; Size: 250 ml, 500 ml +10 | Detangles while you count to thirty.
vermilion | Afro comb in acetate | 12.50 | 🪮 | Colour: Violet, Walnut, Teal | Polished teeth that never snag.
fennimoor | Shaving soap in a bowl | 22.90 | tin:🧼 #b9cbd6 | Scent: bay, sandalwood, none | A year of lather, a minute of peace.
mali | แชมพูมะกรูดสูตรบ้าน | 11.50 | bottle:🍋 #94b35a | ขนาด: 250 ml, 500 ml +8 | ลดผมร่วง หนังศีรษะสะอาด ไม่มีซิลิโคน
dewlight | Beard oil, cedar and clary | 18.90 | dropper:🌲 #7a5c3f | Size: 20 ml, 50 ml +15 | Softens the bristle, calms the skin beneath.
vermilion | Barber's scissors with case | 34.50 | ✂️ | Colour: Black, Teal, Red | Japanese steel, adjustable screw, left or right.
## Soap & Bath | 🧼 | 🫧 🌿 🧽 🌸
dewlight | Bar soap, cold-processed | 6.90 | soap:🌿 | Colour: Sage, Blush, Chalk, Apricot; Pack: single, three +12 | Cured for six weeks, lasts for eight.
mali | สบู่มะลิทำมือ | 5.50 | soap:🌼 | สี: ครีม, ชมพู, เขียว; แพ็ก: 1 ก้อน, 4 ก้อน +13 | น้ำมันมะพร้าวและดอกมะลิแท้ ตัดด้วยมือทีละก้อน
dewlight | Bath salts, eucalyptus | 15.90 | jar:🌱 #8fc4b6 | Weight: 400 g, 900 g +13 | For the evening after the hill.
maison | Savon de Marseillane à l’olive | 7.90 | soap:🫒 #97a35c | Poids: 200 g, 400 g +5 | Cuit au chaudron, sans parfum ni colorant.
vermilion | Toothbrushes, pack of four | 7.50 | 🪥 | Bristle: soft, medium | Castor-bean handles in four colours.
dewlight | Bubble bath for small captains | 11.90 | bottle:🐳 #7db4dc | Scent: melon, vanilla; Size: 300 ml, 500 ml +6 | Waves of foam, no tears.
dewlight | Loofah sponge, grown in Spain | 8.90 | 🧽 | Size: S, L +4 | A vegetable with a second career.
shiguang | 手工艾草皂 | 6.80 | soap:🍀 #7fa36a | 规格: 单块, 三块装 +11 | 冷制工艺，艾草清香，洗后不紧绷。
`);
