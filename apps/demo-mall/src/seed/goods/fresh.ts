import { table } from '../parse-goods';

export const fresh = table(`
# Fresh & Bakery | 🥐 | sage butter mint blush
## Fruit | 🍊 | 🌿 🧺 🍃 🍯
inesa | Naranjas de mesa recién cogidas | 14.90/17.90 | 🍊 | Caja: 3 kg, 5 kg +8, 10 kg +24 | Del árbol a la caja el mismo día, sin cera.
inesa | Limones de hoja, sin tratar | 8.90 | 🍋 | Caja: 1 kg, 3 kg +13 | Con su hoja y su perfume; la piel se come.
inesa | Fresas de Valdeflores | 6.90 | 🍓 | Bandeja: 500 g, 1 kg +6 | Pequeñas, rojas hasta el centro y cogidas al amanecer.
mali | มะม่วงน้ำดอกไม้สีทอง | 16.90 | 🥭 | กล่อง: 2 kg, 5 kg +22 | คัดลูกสุกพอดี เนื้อเนียน หวานหอม ไม่มีเสี้ยน
mali | สับปะรดภูแล หวานกรอบ | 9.50 | 🍍 | กล่อง: 4 ลูก, 8 ลูก +8 | ลูกเล็กจากเชียงราย ปอกแล้วทานได้ทั้งแกน
vermilion | Orchard apples, mixed bag | 5.90 | 🍎 | Kind: crisp, sweet, cooking; Bag: 1 kg, 3 kg +9 | Picked when they fall into the hand.
pinwheel | Black grapes on the stem | 6.50 | 🍇 | Box: 750 g, 2 kg +10 | Small berries, thick bloom, no seeds to speak of.
vermilion | Ripe avocados, ready today | 7.90 | 🥑 | Ripeness: today, in three days; Net: 4, 8 +7 | Pressed by thumb, so that you need not.
## Vegetables | 🥕 | 🌿 🧺 🧄 🍋
inesa | Tomates de la huerta, variedad rosa | 7.90 | 🍅 | Caja: 2 kg, 5 kg +10 | Feos por fuera, dulces por dentro; nunca vieron una cámara.
inesa | Pimientos de asar | 6.50 | 🫑 | Color: Verde, Rojo, Amarillo; Caja: 2 kg, 4 kg +6 | Carne gruesa, piel fina, listos para la brasa.
vermilion | Bunch of carrots with greens | 3.50 | 🥕 | Bunch: one, three +5 | The tops make a fine pesto.
pinwheel | Sweetcorn, cut this morning | 4.90 | 🌽 | Pack: 4 cobs, 8 cobs +4 | Sugar turns to starch after the harvest, so we hurry.
vermilion | Broccoli from the field | 2.99 | 🥦 | Pack: one, two +2.5 | Tight heads, crisp stems, cook both.
mali | มะเขือม่วงก้านเขียว | 4.50 | 🍆 | ถุง: 1 kg, 2 kg +4 | เนื้อแน่น ย่างแล้วหวาน ปลูกแบบไม่ใช้สารเคมี
pinwheel | Forest mushrooms, brown and firm | 6.90 | 🍄 | Box: 250 g, 500 g +6 | Brush, do not wash; butter, do not boil.
mossy | Salad box for a week | 12.90/15.90 | 🥬 | Size: two people, family +8 | Five kinds of leaves with the roots still on.
## Bread & Pastry | 🥖 | 🧈 🍓 ☕ 🍯
maison | Croissants pur beurre | 9.90 | 🥐 | Boîte: 4 pièces, 8 pièces +8 | Tourés à la main, à passer dix minutes au four.
maison | Baguette de tradition, levain naturel | 3.90 | 🥖 | Lot: 1 pièce, 3 pièces +6 | Croûte qui chante, mie crème, farine de meule.
maison | Pain de campagne au levain | 6.50 | 🍞 | Poids: 500 g, 1 kg +4 | Se garde une semaine, meilleur le deuxième jour.
pinwheel | Salted pretzels, baked at five | 5.50 | 🥨 | Pack: 4, 8 +4.5 | Dark shine, coarse salt, soft belly.
pinwheel | Bagels for the freezer | 6.90 | 🥯 | Topping: sesame, plain, onion; Pack: 6, 12 +6 | Boiled first, as the law demands.
maison | Tarte aux fruits de saison | 24.90 | 🥧 | Parts: 6 personnes, 10 personnes +12 | Pâte sablée, crème d’amande, fruits du matin.
maison | Gâteau d’anniversaire à la fraise | 32.90/38.00 | 🍰 | Parts: 6 personnes, 12 personnes +22 | Génoise légère et chantilly à la vanille de Tahiti.
pinwheel | Cupcakes with rosewater icing | 14.90 | 🧁 | Colour: Pink, Mint, Lilac; Box: 6, 12 +12 | Small enough for two, pretty enough for one.
## Cheese & Dairy | 🧀 | 🍇 🍞 🌰 🍯
maison | Comté affiné dix-huit mois | 16.90 | 🧀 | Poids: 300 g, 600 g +16 | Noisette, foin et un grain qui craque sous la dent.
maison | Beurre de baratte demi-sel | 4.90 | 🧈 | Poids: 125 g, 250 g +3.5; Sel: doux, demi-sel | Battu lentement, moulé à la main.
vermilion | Whole milk from grass-fed cows | 2.50 | 🥛 | Size: 1 L, 2 L +2 | Not homogenised: shake before pouring.
vermilion | Free-range eggs | 4.50 | 🥚 | Size: M, L +0.5; Box: 6, 12 +4 | From hens that see the sky.
pinwheel | Strawberry yoghurt in glass | 3.90 | jar:🍓 #f3c6cf | Size: 150 g, 450 g +3 | Set in the jar, fruit at the bottom.
maison | Raclette à griller, au poivre | 13.50 | 🫕 | Poids: 400 g, 800 g +12 | Fond en trois minutes ; prévoyez des pommes de terre.
pinwheel | Vanilla ice cream with real pods | 6.50 | 🍨 | Flavour: vanilla, chocolate, berry; Tub: 500 ml, 1 L +5 | Churned slowly, so that there is less air in it.
inesa | Flan de huevo casero | 5.90 | 🍮 | Pack: 2 piezas, 6 piezas +9 | Seis huevos, leche entera y un caramelo bien tostado.
## Fish & Delicatessen | 🦐 | 🍋 🌿 🧄 🫒
inesa | Gambas blancas de lonja | 22.90 | 🦐 | Peso: 500 g, 1 kg +21 | Congeladas a bordo; un golpe de plancha y sal gorda.
vermilion | Wild salmon, sashimi grade | 26.90/31.90 | 🍣 | Weight: 300 g, 600 g +24 | Line-caught, frozen at sea, sliced on order.
harbour | Lobster from day boats | 39.90 | 🦞 | Size: 500 g, 800 g +22 | Landed at our own quay; sent on seaweed and ice.
inesa | Ostras de estero, docena | 27.50 | 🦪 | Calibre: nº 3, nº 2 +6 | Carnosas, yodadas y con un fondo de almendra.
mali | ปูม้านึ่ง พร้อมน้ำจิ้มซีฟู้ด | 24.90 | 🦀 | น้ำหนัก: 500 g, 1 kg +23 | เนื้อแน่นทุกตัว ส่งแช่เย็น
inesa | Tabla de embutidos de la sierra | 19.90 | 🥓 | Peso: 250 g, 500 g +17 | Jamón, lomo y chorizo curados con paciencia.
maison | Terrine de campagne aux noix | 9.90 | jar:🌰 #a5774e | Poids: 180 g, 350 g +7 | La recette de la maison, au vieil armagnac.
pinwheel | Party sushi set | 29.90 | 🍱 | Pieces: 18, 36 +26 | Rolled by hand, packed on ice.
`);
