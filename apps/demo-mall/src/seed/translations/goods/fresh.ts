import { rows } from '../rows';

/** Names of the goods of `goods/fresh.ts`. en | zh-CN | es | fr | th | lo */
export const fresh = rows(`
Table oranges, freshly picked | 现摘鲜食橙 | Naranjas de mesa recién cogidas | Oranges de table fraîchement cueillies | ส้มสดเพิ่งเก็บ | ໝາກກ້ຽງສົດຫາກໍ່ເກັບ
Leafy lemons, untreated | 带叶柠檬 无处理 | Limones de hoja, sin tratar | Citrons feuille, non traités | เลมอนติดใบ ไม่เคลือบสาร | ໝາກນາວເລມອນຕິດໃບ ບໍ່ເຄືອບສານ
Strawberries from Valdeflores | 瓦尔德弗洛雷斯草莓 | Fresas de Valdeflores | Fraises de Valdeflores | สตรอว์เบอร์รีจากบัลเดโฟลเรส | ສະຕໍເບີຣີຈາກວານເດໂຟຣເຣສ
Golden Nam Dok Mai mangoes | 金黄水仙芒果 | Mangos dorados Nam Dok Mai | Mangues dorées Nam Dok Mai | มะม่วงน้ำดอกไม้สีทอง | ໝາກມ່ວງນ້ຳດອກໄມ້ສີທອງ
Phulae pineapple, sweet and crisp | 普莱小菠萝 脆甜 | Piña Phulae, dulce y crujiente | Ananas Phulae, doux et croquant | สับปะรดภูแล หวานกรอบ | ໝາກນັດພູແລ ຫວານກອບ
Orchard apples, mixed bag | 果园苹果 混装袋 | Manzanas de huerto, bolsa variada | Pommes du verger, sac panaché | แอปเปิลสวนรวมพันธุ์ ถุง | ໝາກແອັບເປິນສວນ ຖົງລວມພັນ
Black grapes on the stem | 带梗黑葡萄 | Uvas negras en racimo | Raisin noir en grappe | องุ่นดำติดก้าน | ໝາກອະງຸ່ນດຳຕິດກ້ານ
Ripe avocados, ready today | 即食熟牛油果 | Aguacates maduros, listos para hoy | Avocats mûrs, prêts aujourd’hui | อะโวคาโดสุก พร้อมทานวันนี้ | ໝາກອາໂວກາໂດສຸກ ພ້ອມກິນມື້ນີ້
Garden tomatoes, pink variety | 菜园粉红番茄 | Tomates de la huerta, variedad rosa | Tomates du potager, variété rose | มะเขือเทศสวน พันธุ์สีชมพู | ໝາກເລັ່ນສວນ ພັນສີບົວ
Peppers for roasting | 烤用红甜椒 | Pimientos de asar | Poivrons à rôtir | พริกหวานสำหรับย่าง | ໝາກພິກຫວານສຳລັບປີ້ງ
Bunch of carrots with greens | 带缨胡萝卜 一把 | Manojo de zanahorias con hojas | Botte de carottes avec fanes | แครอตกำพร้อมใบ | ກາລົດມັດພ້ອມໃບ
Sweetcorn, cut this morning | 今晨现采甜玉米 | Maíz dulce cortado esta mañana | Maïs doux cueilli ce matin | ข้าวโพดหวานตัดเช้านี้ | ສາລີຫວານຕັດເຊົ້ານີ້
Broccoli from the field | 田间西兰花 | Brócoli del campo | Brocoli de plein champ | บรอกโคลีจากไร่ | ບຣັອກໂຄລີຈາກສວນ
Thai green-stem aubergines | 泰国绿蒂茄子 | Berenjenas tailandesas de tallo verde | Aubergines thaïes à queue verte | มะเขือม่วงก้านเขียว | ໝາກເຂືອມ່ວງກ້ານຂຽວ
Forest mushrooms, brown and firm | 林间褐菇 | Setas del bosque, pardas y firmes | Champignons des bois, bruns et fermes | เห็ดป่าสีน้ำตาลเนื้อแน่น | ເຫັດປ່າສີນ້ຳຕານເນື້ອແໜ້ນ
Salad box for a week | 一周沙拉菜箱 | Caja de ensaladas para una semana | Panier de salades pour la semaine | กล่องผักสลัดหนึ่งสัปดาห์ | ກ່ອງຜັກສະຫຼັດໜຶ່ງອາທິດ
All-butter croissants | 纯黄油可颂 | Cruasanes de mantequilla | Croissants pur beurre | ครัวซองต์เนยแท้ | ຄົວຊອງເນີຍແທ້
Traditional baguette, natural sourdough | 传统法棍 天然酵种 | Baguette tradicional de masa madre | Baguette de tradition, levain naturel | บาแกตต์สูตรดั้งเดิม ยีสต์ธรรมชาติ | ເຂົ້າຈີ່ຝຣັ່ງບາແກັດ ເຊື້ອທຳມະຊາດ
Country sourdough loaf | 乡村酸种面包 | Pan rústico de masa madre | Pain de campagne au levain | ขนมปังชนบทซาวร์โดว์ | ເຂົ້າຈີ່ບ້ານນອກເຊື້ອສົ້ມ
Salted pretzels, baked at five | 海盐碱水面包 清晨五点出炉 | Pretzels salados, horneados a las cinco | Bretzels salés, cuits à cinq heures | เพรตเซลเกลือ อบตีห้า | ເພຣດເຊວເກືອ ອົບຕີຫ້າ
Bagels for the freezer | 冷冻贝果 | Bagels para congelar | Bagels à congeler | เบเกิลแช่แข็ง | ເບເກິນແຊ່ແຂງ
Seasonal fruit tart | 时令水果挞 | Tarta de frutas de temporada | Tarte aux fruits de saison | ทาร์ตผลไม้ตามฤดูกาล | ທາດໝາກໄມ້ຕາມລະດູ
Strawberry birthday cake | 草莓生日蛋糕 | Tarta de cumpleaños de fresa | Gâteau d’anniversaire à la fraise | เค้กวันเกิดสตรอว์เบอร์รี | ເຄັກວັນເກີດສະຕໍເບີຣີ
Cupcakes with rosewater icing | 玫瑰糖霜纸杯蛋糕 | Cupcakes con glaseado de agua de rosas | Cupcakes, glaçage à l’eau de rose | คัพเค้กหน้าไอซิ่งน้ำกุหลาบ | ຄັບເຄັກໜ້ານ້ຳກຸຫຼາບ
Comté, aged eighteen months | 孔泰奶酪 熟成十八个月 | Queso Comté, dieciocho meses de curación | Comté affiné dix-huit mois | ชีสกงเต บ่ม 18 เดือน | ຊີສກົງເຕ ບົ່ມ 18 ເດືອນ
Churned butter, half-salted | 手搅半盐黄油 | Mantequilla batida semisalada | Beurre de baratte demi-sel | เนยตีมือเค็มน้อย | ເນີຍຕີເຄັມໜ້ອຍ
Whole milk from grass-fed cows | 草饲全脂牛奶 | Leche entera de vacas de pasto | Lait entier de vaches à l’herbe | นมสดเต็มไขมันจากวัวเลี้ยงหญ้า | ນົມສົດຈາກງົວກິນຫຍ້າ
Free-range eggs | 散养鸡蛋 | Huevos de gallinas camperas | Œufs de plein air | ไข่ไก่เลี้ยงปล่อย | ໄຂ່ໄກ່ລ້ຽງປ່ອຍ
Strawberry yoghurt in glass | 玻璃瓶草莓酸奶 | Yogur de fresa en tarro de vidrio | Yaourt à la fraise en pot de verre | โยเกิร์ตสตรอว์เบอร์รีขวดแก้ว | ໂຍເກີດສະຕໍເບີຣີຂວດແກ້ວ
Raclette for grilling, with pepper | 黑胡椒烤拉克莱特奶酪 | Raclette para fundir, a la pimienta | Raclette à griller, au poivre | ชีสราเคล็ตพริกไทยสำหรับย่าง | ຊີສຣາແຄລັດພິກໄທສຳລັບປີ້ງ
Vanilla ice cream with real pods | 香草荚冰淇淋 | Helado de vainilla con vaina natural | Glace à la vanille en gousse | ไอศกรีมวานิลลาฝักแท้ | ກະແລມວານິລາຝັກແທ້
Homemade egg flan | 自制鸡蛋布丁 | Flan de huevo casero | Flan aux œufs maison | คัสตาร์ดไข่โฮมเมด | ຄາລາເມນໄຂ່ເຮັດເອງ
White prawns from the fish market | 渔市白虾 | Gambas blancas de lonja | Crevettes blanches de la criée | กุ้งขาวจากตลาดปลา | ກຸ້ງຂາວຈາກຕະຫຼາດປາ
Wild salmon, sashimi grade | 野生三文鱼 刺身级 | Salmón salvaje, calidad sashimi | Saumon sauvage, qualité sashimi | แซลมอนธรรมชาติ เกรดซาซิมิ | ແຊວມອນທຳມະຊາດ ເກຣດຊາຊິມິ
Lobster from day boats | 当日船钓龙虾 | Bogavante del día | Homard de la pêche du jour | ล็อบสเตอร์จากเรือรายวัน | ລັອບສະເຕີຈາກເຮືອປະຈຳວັນ
Estuary oysters, a dozen | 河口生蚝 一打 | Ostras de estero, docena | Huîtres d’estuaire, la douzaine | หอยนางรมปากแม่น้ำ 12 ตัว | ຫອຍນາງລົມປາກນ້ຳ 12 ໂຕ
Steamed blue crab with seafood dip | 清蒸梭子蟹 配泰式海鲜蘸料 | Cangrejo azul al vapor con salsa | Crabe bleu vapeur, sauce aux fruits de mer | ปูม้านึ่ง พร้อมน้ำจิ้มซีฟู้ด | ປູມ້າໜຶ້ງ ພ້ອມແຈ່ວຊີຟູດ
Mountain charcuterie board | 山区风味火腿香肠拼盘 | Tabla de embutidos de la sierra | Planche de charcuterie de montagne | ถาดแฮมและไส้กรอกจากภูเขา | ຖາດແຮມ ແລະ ໄສ້ກອກຈາກພູ
Country terrine with walnuts | 核桃乡村肉冻 | Terrina de campaña con nueces | Terrine de campagne aux noix | เทอร์รีนหมูชนบทวอลนัต | ເທຣີນໝູບ້ານນອກວອນນັດ
Party sushi set | 派对寿司拼盘 | Surtido de sushi para fiestas | Plateau de sushis à partager | ชุดซูชิปาร์ตี้ | ຊຸດຊູຊິງານລ້ຽງ
`);
