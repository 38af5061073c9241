import { rows } from '../rows';

/** Names of the goods of `goods/stationery.ts`. en | zh-CN | es | fr | th | lo */
export const stationery = rows(`
Hand-bound notebook, rice paper pages | 手工线装笔记本 宣纸内页 | Cuaderno cosido a mano, papel de arroz | Carnet relié main, papier de riz | สมุดเย็บมือ กระดาษสา | ປຶ້ມບັນທຶກຫຍິບດ້ວຍມື ເຈ້ຍສາ
Travel journal, cowhide cover | 旅行手账本 牛皮封面 | Diario de viaje con tapa de cuero | Carnet de voyage, couverture en cuir | สมุดบันทึกท่องเที่ยว ปกหนังวัว | ປຶ້ມບັນທຶກທ່ອງທ່ຽວ ປົກໜັງງົວ
Dot-grid notebook, 180 pages | 点阵笔记本 180 页 | Cuaderno de puntos, 180 páginas | Carnet pointillé, 180 pages | สมุดจุด 180 หน้า | ປຶ້ມບັນທຶກລາຍຈຸດ 180 ໜ້າ
Pocket notebooks, set of three | 口袋笔记本 三本装 | Libretas de bolsillo, juego de tres | Carnets de poche, lot de trois | สมุดพกพา ชุด 3 เล่ม | ປຶ້ມບັນທຶກພົກພາ ຊຸດ 3 ຫົວ
Gold-flecked calligraphy paper, fifty sheets | 洒金宣纸 书法练习 五十张 | Papel de caligrafía con oro, cincuenta hojas | Papier de calligraphie pailleté d’or, cinquante feuilles | กระดาษเขียนพู่กันโรยทอง 50 แผ่น | ເຈ້ຍຂຽນພູ່ກັນໂຮຍຄຳ 50 ແຜ່ນ
Greeting cards, woodland set | 森林系列贺卡 | Tarjetas de felicitación, serie del bosque | Cartes de vœux, série forêt | การ์ดอวยพร ชุดป่าไม้ | ບັດອວຍພອນ ຊຸດປ່າໄມ້
Letter paper with lined envelopes | 信纸 配衬里信封 | Papel de carta con sobres forrados | Papier à lettres et enveloppes doublées | กระดาษเขียนจดหมายพร้อมซองบุ | ເຈ້ຍຂຽນຈົດໝາຍພ້ອມຊອງ
Spiral notebook for recipes | 食谱线圈本 | Cuaderno de espiral para recetas | Cahier à spirale pour recettes | สมุดสันห่วงจดสูตรอาหาร | ປຶ້ມສັນຫ່ວງຈົດສູດອາຫານ
Iridium-tipped fountain pen for every day | 铱金钢笔 日常书写 | Pluma estilográfica con punta de iridio | Stylo plume à pointe iridium | ปากกาหมึกซึมปลายอิริเดียม | ປາກກາໝຶກຊຶມປາຍອີຣິດຽມ
Rollerball with brass barrel | 黄铜杆走珠笔 | Rollerball de cuerpo de latón | Stylo roller à corps en laiton | ปากกาโรลเลอร์บอลด้ามทองเหลือง | ປາກກາໂຣນເລີບອນດ້າມທອງເຫຼືອງ
Weasel-hair brush for small script | 狼毫毛笔 小楷 | Pincel de pelo de comadreja para caligrafía menuda | Pinceau en poil de belette, petite écriture | พู่กันขนเพียงพอน ตัวอักษรเล็ก | ພູ່ກັນຂົນສັດ ສຳລັບຕົວໜັງສືນ້ອຍ
Wax crayons for small hands | 幼儿蜡笔 | Ceras de colores para manos pequeñas | Crayons de cire pour petites mains | สีเทียนสำหรับมือเล็ก | ສີທຽນສຳລັບມືນ້ອຍ
Oil colours in a wooden box | 木盒油画颜料 | Óleos en caja de madera | Couleurs à l’huile en coffret de bois | สีน้ำมันในกล่องไม้ | ສີນ້ຳມັນໃນກ່ອງໄມ້
Graphite pencils, tin of twelve | 石墨铅笔 十二支铁盒 | Lápices de grafito, lata de doce | Crayons graphite, boîte de douze | ดินสอกราไฟต์ กล่อง 12 แท่ง | ສໍດຳກຣາຟາຍ ກ່ອງ 12 ກ້ານ
Scissors, left or right | 剪刀 左右手可选 | Tijeras para zurdos o diestros | Ciseaux gaucher ou droitier | กรรไกร ถนัดซ้ายหรือขวา | ມີດຕັດ ຖະໜັດຊ້າຍ ຫຼື ຂວາ
Set square and steel ruler | 三角板与钢尺 | Escuadra y regla de acero | Équerre et règle en acier | ไม้ฉากและไม้บรรทัดเหล็ก | ໄມ້ສາກ ແລະ ໄມ້ບັນທັດເຫຼັກ
The Fox Who Kept the Moon | 留住月亮的狐狸 | El zorro que guardó la luna | Le renard qui gardait la lune | จิ้งจอกผู้เก็บดวงจันทร์ | ໝາຈອກຜູ້ເກັບດວງຈັນ
Whale in the Bathtub | 浴缸里的鲸鱼 | La ballena en la bañera | Une baleine dans la baignoire | วาฬในอ่างอาบน้ำ | ປາວານໃນອ່າງອາບນ້ຳ
A Bear Buys Bread | 小熊买面包 | Un oso compra pan | Un ours achète du pain | หมีไปซื้อขนมปัง | ໝີໄປຊື້ເຂົ້າຈີ່
The Little Red Panda's Four Seasons | 小熊猫的四季 绘本 | Las cuatro estaciones del panda rojo | Les quatre saisons du petit panda roux | สี่ฤดูของแพนด้าแดงน้อย หนังสือภาพ | ສີ່ລະດູຂອງແພນດ້າແດງນ້ອຍ ປຶ້ມຮູບພາບ
The Hedgehog Who Wanted to Fly | 想飞的刺猬 | El erizo que quería volar | Le hérisson qui voulait voler | เม่นน้อยที่อยากบิน | ເໝັ້ນນ້ອຍທີ່ຢາກບິນ
The Rabbit and the Moon | 兔子与月亮 | El conejo y la luna | Le lapin et la lune | กระต่ายกับดวงจันทร์ | ກະຕ່າຍກັບດວງຈັນ
The Little Elephant and the Stars | 小象与星星 | El elefantito y las estrellas | Le petit éléphant et les étoiles | ช้างน้อยกับดวงดาว | ຊ້າງນ້ອຍກັບດວງດາວ
The Penguin Post Office | 企鹅邮局 | La oficina de correos de los pingüinos | La poste des pingouins | ที่ทำการไปรษณีย์เพนกวิน | ໄປສະນີເພັນກວິນ
Salt Roads, a novel of the north sea | 盐路 北海小说 | Caminos de sal, novela del mar del Norte | Routes de sel, roman de la mer du Nord | ทางสายเกลือ นิยายแห่งทะเลเหนือ | ທາງສາຍເກືອ ນະວະນິຍາຍທະເລເໜືອ
The Clockmaker's Silence | 钟表匠的沉默 | El silencio del relojero | Le silence de l’horloger | ความเงียบของช่างนาฬิกา | ຄວາມງຽບຂອງຊ່າງໂມງ
Orchards of Glass | 玻璃果园 | Huertos de cristal | Vergers de verre | สวนผลไม้แก้ว | ສວນໝາກໄມ້ແກ້ວ
Twelve Soups for Twelve Months | 十二个月的十二道汤 | Doce sopas para doce meses | Douze soupes pour douze mois | สิบสองซุปสิบสองเดือน | ສິບສອງແກງສິບສອງເດືອນ
Inesa's Kitchen, 80 recipes | 伊内萨的厨房 八十道菜谱 | La cocina de Inesa, 80 recetas | La cuisine d’Inesa, 80 recettes | ครัวของอีเนซา 80 สูตร | ເຮືອນຄົວຂອງອີເນຊາ 80 ສູດ
The Little Book of Sourdough | 酸种面包小书 | El librito de la masa madre | Le petit livre du levain | หนังสือเล่มเล็กแห่งซาวร์โดว์ | ປຶ້ມນ້ອຍຂອງເຂົ້າຈີ່ເຊື້ອສົ້ມ
The Journey of a Leaf, a tea book | 一片叶子的旅行 茶书 | El viaje de una hoja, libro del té | Le voyage d’une feuille, livre du thé | การเดินทางของใบชา หนังสือชา | ການເດີນທາງຂອງໃບຊາ ປຶ້ມຊາ
Stars for Beginners | 观星入门 | Estrellas para principiantes | Les étoiles pour débutants | ดูดาวสำหรับมือใหม่ | ເບິ່ງດາວສຳລັບມືໃໝ່
Electric guitar, alder body | 桤木电吉他 | Guitarra eléctrica, cuerpo de aliso | Guitare électrique, corps en aulne | กีตาร์ไฟฟ้าบอดี้ไม้อัลเดอร์ | ກີຕາໄຟຟ້າໄມ້ອານເດີ
Violin outfit, spruce and maple | 云杉枫木小提琴套装 | Violín con estuche, abeto y arce | Violon complet, épicéa et érable | ชุดไวโอลินไม้สปรูซและเมเปิล | ຊຸດໄວໂອລິນໄມ້ສະປຣູດ ແລະ ເມເປິນ
Student trumpet, rose brass | 玫瑰铜学生小号 | Trompeta de estudio, latón rosa | Trompette d’étude, laiton rosé | ทรัมเป็ตนักเรียนทองเหลืองโรส | ທຣຳເປັດນັກຮຽນທອງເຫຼືອງສີກຸຫຼາບ
Alto saxophone, first choice | 中音萨克斯 入门首选 | Saxofón alto, primera elección | Saxophone alto, premier choix | อัลโตแซกโซโฟนเครื่องแรก | ແຊັກໂຊໂຟນອານໂຕເຄື່ອງທຳອິດ
Snare drum with sticks | 小军鼓 带鼓槌 | Caja con baquetas | Caisse claire avec baguettes | กลองสแนร์พร้อมไม้ตี | ກອງສະແນພ້ອມໄມ້ຕີ
Banjo with open back | 开背班卓琴 | Banjo de caja abierta | Banjo à dos ouvert | แบนโจหลังเปิด | ແບນໂຈຫຼັງເປີດ
Piano accordion, 48 bass | 48 贝司键盘手风琴 | Acordeón de teclas, 48 bajos | Accordéon piano, 48 basses | แอคคอร์เดียนแป้นเปียโน 48 เบส | ຫີບເພງແປ້ນເປຍໂນ 48 ເບສ
Digital piano, 88 weighted keys | 88 键重锤电钢琴 | Piano digital, 88 teclas contrapesadas | Piano numérique, 88 touches lestées | เปียโนดิจิทัล 88 คีย์ถ่วงน้ำหนัก | ເປຍໂນດິຈິຕອນ 88 ຄີມີນ້ຳໜັກ
Gift card for our counter | 本店礼品卡 | Tarjeta regalo de nuestra tienda | Carte cadeau de notre comptoir | บัตรของขวัญของร้านเรา | ບັດຂອງຂວັນຂອງຮ້ານເຮົາ
Voucher for a first lesson with us | 首节音乐课体验券 | Vale para una primera clase con nosotros | Bon pour un premier cours chez nous | บัตรเรียนดนตรีครั้งแรกกับเรา | ບັດຮຽນດົນຕີຄັ້ງທຳອິດກັບເຮົາ
Bookbinding class online, trial voucher | 线上装帧课 体验券 | Clase de encuadernación en línea, vale de prueba | Cours de reliure en ligne, bon d’essai | คลาสเย็บสมุดออนไลน์ บัตรทดลองเรียน | ຫ້ອງຮຽນຫຍິບປຶ້ມອອນລາຍ ບັດທົດລອງ
Gift card, Thai dessert class | 泰式甜点课礼品卡 | Tarjeta regalo, clase de dulces tailandeses | Carte cadeau, cours de desserts thaïs | บัตรของขวัญ คลาสทำขนมไทย | ບັດຂອງຂວັນ ຫ້ອງຮຽນເຮັດຂະໜົມໄທ
Gift card, a day in the orchard | 果菜园一日礼品卡 | Tarjeta regalo, un día en la huerta | Carte cadeau, une journée au potager | บัตรของขวัญ หนึ่งวันในสวน | ບັດຂອງຂວັນ ໜຶ່ງມື້ໃນສວນ
Gift voucher, family workshop | 亲子工坊礼券 | Vale regalo, taller en familia | Bon cadeau, atelier en famille | บัตรกำนัล เวิร์กช็อปครอบครัว | ບັດຂອງຂວັນ ກິດຈະກຳຄອບຄົວ
`);
