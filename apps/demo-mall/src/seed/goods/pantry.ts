import { table } from '../parse-goods';

export const pantry = table(`
# Food & Pantry | 🫙 | butter sand mint clay
## Tea & Coffee | 🍵 | 🍃 🍋 🌼 🍪
qinghe | 明前龙井 特级绿茶 | 46.90/58.00 | tin:🍃 #6c8f5e | 净重: 50 g, 100 g +38; 包装: 罐装, 礼盒 +12 | 清明前头采，豆香清雅，三泡有余甘。
qinghe | 武夷大红袍 岩茶 | 39.90 | tin:🍂 #8c4a34 | 净重: 50 g, 125 g +42 | 炭火慢焙，岩骨花香，回味悠长。
qinghe | 茉莉花茶 七窨一提 | 24.90 | pouch:🌼 #e8dcae | 净重: 100 g, 250 g +28 | 春茶为坯，伏花窨制，鲜灵不苦。
pinwheel | House coffee, dark and chocolaty | 13.90 | pouch:☕ #5a3d2e | Grind: whole bean, filter, espresso; Weight: 250 g, 1 kg +26 | Brazil and Sumatra, roasted on Tuesdays, posted on Wednesdays.
pinwheel | Single-farm coffee, washed, citrus and honey | 17.50 | pouch:🍋 #e5b93f | Grind: whole bean, filter, espresso; Weight: 250 g, 1 kg +38 | From one hillside in Huila, for people who drink it black.
maison | Infusion du soir, tilleul et verveine | 9.90 | carton:🌿 #a9c08f | Format: 20 sachets, vrac 60 g +2 | Une tasse douce avant de dormir, cueillie dans la Drôme.
mali | ชาอัญชันตะไคร้ | 8.90 | pouch:🪻 #7d79c4 | ขนาด: 20 ซอง, 50 ซอง +9 | ดอกอัญชันตากแห้งจากสวน บีบมะนาวแล้วเปลี่ยนสี
vermilion | Breakfast tea, strong and malty | 7.50 | carton:🫖 #b3473a | Size: 80 bags, 240 bags +11 | The cup the whole office agrees on.
## Honey & Spreads | 🍯 | 🐝 🍞 🌼 🍓
pinwheel | Wildflower honey, cold-extracted | 11.90 | 🍯 | Weight: 340 g, 700 g +9 | Tastes of the meadow behind the hives, a little different each June.
pinwheel | Strawberry jam with vanilla | 6.90 | jar:🍓 #c8373f | Weight: 230 g, 370 g +3 | Cooked in copper, twenty jars at a time.
inesa | Mermelada de naranja amarga | 7.50 | jar:🍊 #e58a2f | Peso: 250 g, 400 g +3 | Naranjas de nuestra huerta, corteza fina y poco azúcar.
pinwheel | Peanut butter, crunchy, nothing else | 5.90 | jar:🥜 #b98447 | Texture: smooth, crunchy; Weight: 300 g, 1 kg +9 | Roasted peanuts and a pinch of salt. That is the list.
maison | Confiture de myrtilles sauvages | 8.90 | jar:🫐 #4b4a8c | Poids: 220 g, 350 g +4 | Cuite au chaudron, avec les fruits entiers.
maison | Miel de lavande de Provence | 14.50 | jar:🪻 #e3b85a | Poids: 250 g, 500 g +11 | Crémeux et clair, récolté en juillet sur le plateau.
inesa | Crema de cacao y avellana | 9.90 | jar:🌰 #6b432e | Peso: 200 g, 350 g +5 | Más avellana que azúcar; se acaba antes de llegar a la mesa.
pinwheel | Cherry preserve with almonds | 7.90 | jar:🍒 #8c1f33 | Weight: 230 g, 370 g +3.5 | Whole fruit in its own dark syrup, for cheese and porridge alike.
## Oils, Sauces & Spices | 🫒 | 🌶️ 🧄 🍅 🌿
inesa | Aceite de oliva virgen extra, primera prensa | 18.90/22.00 | bottle:🫒 #7d8a3a | Volumen: 500 ml, 1 L +13, 3 L +42; Variedad: Picual, Arbequina | Verde, frutado y con un final que pica como debe.
mali | น้ำพริกเผาสูตรคุณยาย | 7.90 | jar:🌶️ #a8321f | ความเผ็ด: เผ็ดน้อย, เผ็ดกลาง, เผ็ดมาก; ขนาด: 200 g, 400 g +5 | คั่วพริกด้วยเตาถ่าน หอมกุ้งแห้งและกระเทียมเจียว
mali | ซอสมะขามสำหรับผัดไทย | 6.50 | bottle:🦐 #8a4a26 | ขนาด: 250 ml, 500 ml +4 | ผัดไทยรสร้านดังในสิบนาที แค่เติมเส้นกับกุ้ง
pinwheel | Hot sauce, smoked habanero | 8.90 | bottle:🔥 #d2492a | Heat: mild, hot, reckless | Fermented for six weeks, smoked over oak.
qinghe | 手工剁椒酱 | 6.90 | jar:🌶️ #c4352b | 辣度: 微辣, 中辣, 特辣; 净重: 220 g, 500 g +6 | 湖南鲜椒，手工剁制，坛中发酵三十天。
inesa | Pimentón ahumado en lata | 5.90 | tin:🫑 #a33a2a | Tipo: dulce, agridulce, picante | Secado con humo de encina durante quince días.
maison | Vinaigre de framboise | 11.90 | bottle:🍇 #b0325c | Volume: 250 ml, 500 ml +7 | Pour réveiller une salade de tomates ou déglacer un magret.
pinwheel | Flaky sea salt with herbs | 6.50 | pouch:🧂 #8fb0b8 | Flavour: plain, rosemary, smoked +1 | Raked by hand on the Fernley flats.
## Sweets & Snacks | 🍬 | 🍓 🥜 🍋 🍪
pinwheel | Dark chocolate with sea salt | 4.90 | 🍫 | Cocoa: 64 %, 72 %, 85 %; Pack: single, five bars +18 | Stone-ground for three days, snaps like kindling.
pinwheel | Boiled sweets in a tin | 6.50 | tin:🍬 #d9657f | Flavour: rhubarb, lemon, liquorice | Sharp edges, slow melting, old recipe.
maison | Macarons assortis | 19.90/24.00 | carton:🍬 #e6b7c3 | Coffret: 8 pièces, 16 pièces +16 | Framboise, pistache, caramel au beurre salé, cassis.
mali | มะม่วงอบแห้ง | 7.50 | pouch:🥭 #f0b441 | ขนาด: 150 g, 300 g +6 | มะม่วงน้ำดอกไม้สุก อบช้า ๆ ไม่เติมน้ำตาล
vermilion | Popcorn maker's mix | 5.50 | 🍿 | Flavour: butter, caramel, chilli | Pops to twice the size, eight out of nine kernels.
inesa | Turrón blando de almendra | 12.90 | carton:🌰 #dcb27a | Peso: 200 g, 400 g +10 | Almendra marcona y miel de azahar, como en diciembre.
pinwheel | Oat cookies with cherries | 5.90 | pouch:🍪 #c98f55 | Pack: 8, 16 +5 | Crisp rim, chewy middle, gone by four o'clock.
qinghe | 桂花龙井酥 伴手礼 | 15.80 | carton:🌼 #d9c26a | 规格: 8 枚, 16 枚 +13 | 酥皮层层，茶香入馅，送礼自用皆宜。
## Noodles, Rice & Grains | 🍜 | 🥚 🌶️ 🥬 🍤
qinghe | 手工荞麦挂面 | 8.90 | carton:🍜 #9a8a72 | 净重: 500 g, 1 kg +7 | 石磨荞麦粉，日晒三天，久煮不糊。
mali | ข้าวหอมมะลิทุ่งกุลา | 12.90 | pouch:🌾 #d9c58a | ขนาด: 1 kg, 5 kg +38 | ข้าวใหม่ต้นฤดู หุงขึ้นหม้อ หอมทั้งบ้าน
pinwheel | Ramen kit for two | 9.90/12.50 | 🍜 | Broth: miso, shoyu, spicy +1 | Fresh noodles, real broth, seven minutes.
inesa | Arroz bomba para paella | 7.90 | pouch:🥘 #e0a53a | Peso: 1 kg, 2 kg +7 | Absorbe tres veces su volumen y no se pasa.
pinwheel | Bronze-cut spaghetti | 4.50 | carton:🍝 #d7a24a | Weight: 500 g, 1 kg +4 | Rough enough for the sauce to hold on to.
maison | Lentilles vertes du Puy | 5.90 | pouch:🫘 #7a8a5a | Poids: 500 g, 1 kg +5 | Petites, fermes, et un goût de noisette.
mali | ชุดต้มยำกุ้งพร้อมปรุง | 10.50 | 🍲 | สำหรับ: 2 ที่, 4 ที่ +8 | ข่า ตะไคร้ ใบมะกรูดสด คัดจากสวน
pinwheel | Porridge oats, stone-rolled | 4.90 | pouch:🥣 #c9a877 | Weight: 750 g, 2 kg +6 | From one farm, one field over.
`);
