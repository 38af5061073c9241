import { rows } from '../rows';

/** Names of the goods of `goods/home.ts`. en | zh-CN | es | fr | th | lo */
export const home = rows(`
Ceramic table lamp with linen shade | 陶瓷台灯 亚麻灯罩 | Lámpara de mesa de cerámica con pantalla de lino | Lampe de table en céramique, abat-jour en lin | โคมไฟตั้งโต๊ะเซรามิก โป๊ะลินิน | ໂຄມໄຟຕັ້ງໂຕະເຊຣາມິກ ໂປະຜ້າລິນິນ
Soy candle, fig and cedar | 大豆蜡香薰 无花果与雪松 | Vela de soja, higo y cedro | Bougie de soja, figue et cèdre | เทียนถั่วเหลือง กลิ่นมะเดื่อและซีดาร์ | ທຽນຖົ່ວເຫຼືອງ ກິ່ນໝາກເດື່ອ ແລະ ຊີດາ
Bedside lamp, dimmable by touch | 触控调光床头灯 | Lámpara de noche con regulador táctil | Lampe de chevet à variateur tactile | โคมไฟหัวเตียง แตะหรี่แสง | ໂຄມໄຟຫົວຕຽງ ແຕະຫຼຸດແສງ
Paper lantern, folded by hand | 手折纸灯笼 | Farol de papel plegado a mano | Lanterne en papier pliée à la main | โคมกระดาษพับมือ | ໂຄມເຈ້ຍພັບດ້ວຍມື
Scented beeswax candle, hand-poured | 手工蜂蜡香薰蜡烛 | Vela aromática de cera de abeja artesanal | Bougie parfumée artisanale en cire d’abeille | เทียนหอมไขผึ้งทำมือ | ທຽນຫອມຂີ້ເຜິ້ງເຮັດດ້ວຍມື
Filament bulb, warm white, pack of three | 灯丝灯泡 暖白光 三只装 | Bombilla de filamento, luz cálida, pack de tres | Ampoule à filament, blanc chaud, lot de trois | หลอดไฟไส้ แสงอุ่น แพ็ก 3 หลอด | ດອກໄຟໄສ້ ແສງອຸ່ນ ແພັກ 3 ດອກ
Scented candle, jasmine | 茉莉香薰蜡烛 | Vela aromática de jazmín | Bougie parfumée au jasmin | เทียนหอมดอกมะลิ | ທຽນຫອມດອກມະລິ
Rechargeable lantern for table and terrace | 充电提灯 桌面露台两用 | Farol recargable para mesa y terraza | Lanterne rechargeable, table et terrasse | ตะเกียงชาร์จไฟ ใช้ได้ทั้งในบ้านและระเบียง | ຕະກຽງສາກໄຟ ສຳລັບໂຕະ ແລະ ລະບຽງ
Washed linen cushion cover | 水洗亚麻抱枕套 | Funda de cojín de lino lavado | Housse de coussin en lin lavé | ปลอกหมอนอิงลินินฟอก | ປອກໝອນອີງຜ້າລິນິນຟອກ
Merino throw with fringe | 美利奴羊毛流苏盖毯 | Manta de merino con flecos | Plaid en mérinos à franges | ผ้าคลุมขนแกะเมอริโน ชายครุย | ຜ້າຫົ່ມຂົນແກະເມຣິໂນ ມີຊາຍຄຸຍ
Cotton bath towel set, four pieces | 纯棉浴巾 四件套 | Juego de toallas de algodón, cuatro piezas | Serviettes de bain en coton, lot de quatre | ชุดผ้าขนหนูผ้าฝ้าย 4 ผืน | ຊຸດຜ້າເຊັດໂຕຜ້າຝ້າຍ 4 ຜືນ
Flat-woven wool rug | 平织羊毛地毯 | Alfombra de lana de tejido plano | Tapis en laine tissé à plat | พรมขนสัตว์ทอเรียบ | ພົມຂົນແກະຕ່ຳຮຽບ
Percale pillowcases, stack of four | 高支棉枕套 四只装 | Fundas de almohada de percal, cuatro unidades | Taies d’oreiller en percale, lot de quatre | ปลอกหมอนผ้าเปอร์เคล 4 ใบ | ປອກໝອນຜ້າເປີເຄວ 4 ອັນ
Cushion in indigo blue print | 蓝印花布抱枕 | Cojín de algodón con estampado índigo | Coussin en coton imprimé indigo | หมอนอิงผ้าพิมพ์คราม | ໝອນອີງຜ້າພິມຄາມ
Cushion with embroidered fox | 刺绣小狐狸抱枕 | Cojín con zorro bordado | Coussin brodé d’un renard | หมอนอิงปักลายจิ้งจอก | ໝອນອີງປັກລາຍໝາຈອກ
Waffle tea towels, pack of three | 华夫格茶巾 三条装 | Paños de cocina de nido de abeja, pack de tres | Torchons nid d’abeille, lot de trois | ผ้าเช็ดจานลายวาฟเฟิล 3 ผืน | ຜ້າເຊັດຈານລາຍວັບເຟິນ 3 ຜືນ
Two-seat sofa with reading lamp | 双人沙发 配阅读灯 | Sofá de dos plazas con lámpara de lectura | Canapé deux places avec liseuse | โซฟา 2 ที่นั่ง พร้อมโคมอ่านหนังสือ | ໂຊຟາ 2 ບ່ອນນັ່ງ ພ້ອມໂຄມອ່ານໜັງສື
Beech chair with curved back | 榉木弧背椅 | Silla de haya con respaldo curvo | Chaise en hêtre à dossier courbé | เก้าอี้ไม้บีชพนักโค้ง | ຕັ່ງໄມ້ບີດພະນັກໂຄ້ງ
Upholstered bed with slatted base | 软包床 含排骨架 | Cama tapizada con somier de láminas | Lit capitonné avec sommier à lattes | เตียงหุ้มเบาะ พร้อมฐานระแนง | ຕຽງຫຸ້ມເບາະ ພ້ອມພື້ນໄມ້ຕາຕະລາງ
Wall mirror with scalloped frame | 花边框壁镜 | Espejo de pared con marco festoneado | Miroir mural à cadre festonné | กระจกติดผนังกรอบหยัก | ແວ່ນແຍງຕິດຝາຂອບຢັກ
Library ladder, folding, four steps | 四级折叠书房梯 | Escalera de biblioteca plegable, cuatro peldaños | Escabeau de bibliothèque pliant, quatre marches | บันไดพับห้องสมุด 4 ขั้น | ຂັ້ນໄດພັບຫ້ອງສະໝຸດ 4 ຂັ້ນ
Woven basket with handles | 手提编织篮 | Cesto trenzado con asas | Panier tressé à anses | ตะกร้าสานมีหู | ກະຕ່າສານມີຫູ
Panelled interior door in oak | 橡木镶板室内门 | Puerta interior de roble con paneles | Porte intérieure en chêne à panneaux | ประตูในบ้านไม้โอ๊กลูกฟัก | ປະຕູໃນເຮືອນໄມ້ໂອັກລາຍແຜ່ນ
Suitcase stand and bench | 行李架长凳 | Banco portamaletas | Banc porte-valises | ม้านั่งวางกระเป๋าเดินทาง | ຕັ່ງຍາວວາງກະເປົາເດີນທາງ
Framed print, the fox at dusk | 装框版画 黄昏的狐狸 | Lámina enmarcada, el zorro al anochecer | Affiche encadrée, le renard au crépuscule | ภาพพิมพ์ใส่กรอบ จิ้งจอกยามเย็น | ຮູບພິມໃສ່ກອບ ໝາຈອກຍາມແລງ
Framed print, swimming whale | 装框版画 遨游的鲸 | Lámina enmarcada, ballena nadando | Affiche encadrée, la baleine | ภาพพิมพ์ใส่กรอบ วาฬแหวกว่าย | ຮູບພິມໃສ່ກອບ ປາວານລອຍນ້ຳ
Woodblock print, koi | 木版水印装饰画 锦鲤 | Grabado en madera, carpas koi | Estampe sur bois, carpes koï | ภาพพิมพ์แกะไม้ ปลาคาร์ป | ຮູບພິມແກະໄມ້ ປາຄາບ
Framed print, desert cactus | 装框版画 沙漠仙人掌 | Lámina enmarcada, cactus del desierto | Affiche encadrée, cactus du désert | ภาพพิมพ์ใส่กรอบ กระบองเพชรทะเลทราย | ຮູບພິມໃສ່ກອບ ກະບອງເພັດທະເລຊາຍ
Mantel clock with soft chime | 柔声报时座钟 | Reloj de repisa con campana suave | Horloge de cheminée à carillon doux | นาฬิกาตั้งโต๊ะ เสียงตีนุ่ม | ໂມງຕັ້ງໂຕະ ສຽງຕີອ່ອນ
Twin-bell alarm clock | 双铃闹钟 | Despertador de dos campanas | Réveil à double cloche | นาฬิกาปลุกกระดิ่งคู่ | ໂມງປຸກກະດິ່ງຄູ່
Painting of the green hills, oil on board | 青山油画 木板 | Cuadro de las colinas verdes, óleo sobre tabla | Les collines vertes, huile sur panneau | ภาพวาดเนินเขาเขียว สีน้ำมันบนแผ่นไม้ | ຮູບແຕ້ມພູຂຽວ ສີນ້ຳມັນເທິງແຜ່ນໄມ້
Hand-painted folding fan for display | 手绘折扇 摆件 | Abanico decorativo pintado a mano | Éventail décoratif peint à la main | พัดพับวาดมือ ของตั้งโชว์ | ພັດພັບແຕ້ມດ້ວຍມື ສຳລັບຕັ້ງໂຊ
Soap dispenser for kitchen and bath | 皂液器 厨卫两用 | Dosificador de jabón para cocina y baño | Distributeur de savon, cuisine et bain | ขวดปั๊มสบู่ ห้องครัวและห้องน้ำ | ຂວດປໍ້າສະບູ ເຮືອນຄົວ ແລະ ຫ້ອງນ້ຳ
Freestanding bath, enamelled steel | 独立式钢板搪瓷浴缸 | Bañera exenta de acero esmaltado | Baignoire îlot en acier émaillé | อ่างอาบน้ำลอยตัว เหล็กเคลือบ | ອ່າງອາບນ້ຳຕັ້ງພື້ນ ເຫຼັກເຄືອບ
Rain shower head, water-saving | 节水顶喷花洒 | Alcachofa de lluvia de bajo consumo | Pommeau de douche pluie économe | ฝักบัวเรนชาวเวอร์ ประหยัดน้ำ | ຝັກບົວສາຍຝົນ ປະຢັດນ້ຳ
Laundry powder, fresh cotton | 洗衣粉 清新棉香 | Detergente en polvo, algodón fresco | Lessive en poudre, coton frais | ผงซักฟอก กลิ่นผ้าฝ้ายสะอาด | ແຟັບຊັກເຄື່ອງ ກິ່ນຝ້າຍສົດຊື່ນ
Household bucket, 10 litres | 家用水桶 10 升 | Cubo de hogar, 10 litros | Seau de ménage, 10 litres | ถังน้ำในบ้าน 10 ลิตร | ຄຸນ້ຳໃນເຮືອນ 10 ລິດ
Bamboo toilet paper, unbleached | 本色竹浆卫生纸 | Papel higiénico de bambú sin blanquear | Papier toilette en bambou non blanchi | กระดาษชำระเยื่อไผ่ ไม่ฟอกขาว | ເຈ້ຍອະນາໄມໄມ້ໄຜ່ ບໍ່ຟອກຂາວ
Corn broom with birch handle | 桦木柄高粱扫帚 | Escoba de sorgo con mango de abedul | Balai de sorgho, manche en bouleau | ไม้กวาดด้ามไม้เบิร์ช | ຟອຍດ້າມໄມ້ເບີດ
Cellulose sponges, pack of five | 木浆海绵 五块装 | Esponjas de celulosa, pack de cinco | Éponges en cellulose, lot de cinq | ฟองน้ำเซลลูโลส แพ็ก 5 ชิ้น | ຟອງນ້ຳເຊລູໂລດ ແພັກ 5 ອັນ
`);
