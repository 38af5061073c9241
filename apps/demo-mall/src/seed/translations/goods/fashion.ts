import { rows } from '../rows';

/** Names of the goods of `goods/fashion.ts`. en | zh-CN | es | fr | th | lo */
export const fashion = rows(`
Heavy cotton T-shirt | 重磅纯棉 T 恤 | Camiseta de algodón grueso | T-shirt en coton épais | เสื้อยืดผ้าฝ้ายเนื้อหนา | ເສື້ອຢືດຜ້າຝ້າຍໜາ
Striped Oxford shirt with tie | 条纹牛津纺衬衫 配领带 | Camisa Oxford a rayas con corbata | Chemise oxford rayée avec cravate | เสื้อเชิ้ตอ็อกซ์ฟอร์ดลายทาง พร้อมเนกไท | ເສື້ອເຊີດອອກຟອດລາຍຂີດ ພ້ອມກາລະວັດ
Boat-neck top in organic cotton | 有机棉船领上衣 | Top de algodón orgánico con cuello barco | Haut col bateau en coton bio | เสื้อคอปาดผ้าฝ้ายออร์แกนิก | ເສື້ອຄໍເຮືອຜ້າຝ້າຍອິນຊີ
Basic T-shirts, pack of three | 基础款 T 恤 三件装 | Camisetas básicas, pack de tres | T-shirts basiques, lot de trois | เสื้อยืดเบสิก แพ็ก 3 ตัว | ເສື້ອຢືດທຳມະດາ ແພັກ 3 ໂຕ
Quick-dry running shirt | 速干跑步衫 | Camiseta de correr de secado rápido | T-shirt de course à séchage rapide | เสื้อวิ่งแห้งเร็ว | ເສື້ອແລ່ນແຫ້ງໄວ
Silk blouse with covered buttons | 真丝衬衫 包扣款 | Blusa de seda con botones forrados | Blouse en soie à boutons recouverts | เสื้อเบลาส์ผ้าไหม กระดุมหุ้มผ้า | ເສື້ອຜ້າໄໝ ກະດຸມຫຸ້ມຜ້າ
Linen shirt, garment-dyed | 成衣染亚麻衬衫 | Camisa de lino teñida en prenda | Chemise en lin teinte en pièce | เสื้อเชิ้ตลินินย้อมสี | ເສື້ອເຊີດຜ້າລິນິນຍ້ອມສີ
Children's T-shirt, roomy cut | 儿童宽松 T 恤 | Camiseta infantil de corte amplio | T-shirt enfant, coupe ample | เสื้อยืดเด็กทรงหลวม | ເສື້ອຢືດເດັກນ້ອຍຊົງຫຼວມ
Swing dress with pockets | 口袋大摆连衣裙 | Vestido evasé con bolsillos | Robe évasée à poches | เดรสทรงบานมีกระเป๋า | ກະໂປງຊຸດຊົງບານມີຖົງ
Midi dress in washed satin | 水洗缎面中长裙 | Vestido midi de satén lavado | Robe midi en satin lavé | เดรสมิดี้ผ้าซาตินฟอก | ກະໂປງຊຸດຍາວກາງຜ້າຊາຕິນ
Silk dress with qipao collar | 真丝旗袍领连衣裙 | Vestido de seda con cuello qipao | Robe en soie à col qipao | เดรสผ้าไหมคอจีนกี่เพ้า | ກະໂປງຊຸດຜ້າໄໝຄໍຈີນ
Cotton-linen yukata, summer festival | 棉麻浴衣 夏祭款 | Yukata de algodón y lino, fiesta de verano | Yukata en coton et lin, fête d’été | ชุดยูกาตะผ้าฝ้ายลินิน เทศกาลฤดูร้อน | ຊຸດຢູກາຕະຜ້າຝ້າຍລິນິນ ງານລະດູຮ້ອນ
Sari in handloom cotton | 手织棉纱丽 | Sari de algodón tejido a mano | Sari en coton tissé main | ส่าหรีผ้าฝ้ายทอมือ | ສາລີຜ້າຝ້າຍຕ່ຳດ້ວຍມື
Summer dress with ties | 系带夏日连衣裙 | Vestido de verano con lazos | Robe d’été à nouer | เดรสหน้าร้อนแบบผูก | ກະໂປງຊຸດລະດູຮ້ອນແບບມັດ
Indigo-dyed cotton dress | 蓝染棉布连衣裙 | Vestido de algodón teñido con índigo | Robe en coton teinte à l’indigo | เดรสผ้าฝ้ายย้อมคราม | ກະໂປງຊຸດຜ້າຝ້າຍຍ້ອມຄາມ
Wrap dress in crêpe | 绉纱裹身连衣裙 | Vestido cruzado de crepé | Robe portefeuille en crêpe | เดรสป้ายผ้าเครป | ກະໂປງຊຸດແບບປ້າຍຜ້າເຄຣບ
Straight jeans, raw denim | 直筒原色牛仔裤 | Vaqueros rectos de denim crudo | Jean droit en denim brut | ยีนส์ขาตรงผ้าเดนิมดิบ | ໂສ້ງຢີນຂາຊື່ຜ້າເດນິມດິບ
Wide-leg jeans, high rise | 高腰阔腿牛仔裤 | Vaqueros anchos de tiro alto | Jean large taille haute | ยีนส์ขากว้างเอวสูง | ໂສ້ງຢີນຂາກວ້າງແອວສູງ
Trail shorts with zip pockets | 越野跑短裤 拉链口袋 | Shorts de montaña con bolsillos de cremallera | Short de trail à poches zippées | กางเกงขาสั้นเทรล กระเป๋าซิป | ໂສ້ງຂາສັ້ນແລ່ນປ່າ ຖົງຊິບ
Sweat shorts, brushed inside | 抓绒运动短裤 | Shorts de felpa perchada | Short molletonné, intérieur gratté | กางเกงขาสั้นผ้าสเวต ด้านในนุ่ม | ໂສ້ງຂາສັ້ນຜ້າສະເວັດ ດ້ານໃນນຸ່ມ
Children's jeans with double knees | 儿童双层护膝牛仔裤 | Vaqueros infantiles con rodilleras dobles | Jean enfant à genoux renforcés | ยีนส์เด็กเสริมเข่าสองชั้น | ໂສ້ງຢີນເດັກນ້ອຍເສີມຫົວເຂົ່າ
Cord trousers, wide wale | 宽条灯芯绒裤 | Pantalón de pana ancha | Pantalon en velours à grosses côtes | กางเกงลูกฟูกลอนใหญ่ | ໂສ້ງຜ້າລູກຟູກລອນໃຫຍ່
Fisherman trousers in cotton | 泰式渔夫棉裤 | Pantalón pescador tailandés de algodón | Pantalon de pêcheur thaï en coton | กางเกงเลผ้าฝ้าย | ໂສ້ງເລຜ້າຝ້າຍ
Swim shorts from recycled nets | 再生渔网泳裤 | Bañador de redes recicladas | Short de bain en filets recyclés | กางเกงว่ายน้ำจากอวนรีไซเคิล | ໂສ້ງລອຍນ້ຳຈາກມອງຣີໄຊເຄິນ
Double-breasted wool coat | 双排扣羊毛大衣 | Abrigo de lana cruzado | Manteau en laine à double boutonnage | เสื้อโค้ตขนสัตว์กระดุมสองแถว | ເສື້ອໂຄດຂົນແກະກະດຸມສອງແຖວ
Cashmere scarf, two metres | 羊绒围巾 两米长 | Bufanda de cachemira de dos metros | Écharpe en cachemire, deux mètres | ผ้าพันคอแคชเมียร์ ยาว 2 เมตร | ຜ້າພັນຄໍແຄດເມຍ ຍາວ 2 ແມັດ
Lined gloves for touch screens | 触屏加绒手套 | Guantes forrados para pantalla táctil | Gants doublés pour écrans tactiles | ถุงมือบุผ้า แตะจอได้ | ຖົງມືບຸຜ້າ ແຕະຈໍໄດ້
Wool socks, pack of two | 羊毛袜 两双装 | Calcetines de lana, pack de dos | Chaussettes en laine, lot de deux | ถุงเท้าขนสัตว์ แพ็ก 2 คู่ | ຖົງຕີນຂົນແກະ ແພັກ 2 ຄູ່
Rain jacket with taped seams | 压胶防水雨衣 | Chubasquero con costuras selladas | Veste de pluie à coutures étanchées | แจ็กเก็ตกันฝนซีลตะเข็บ | ເສື້ອກັນຝົນຊີວຕະເຂັບ
Children's mittens on a string | 儿童挂绳连指手套 | Manoplas infantiles con cordón | Moufles enfant à cordon | ถุงมือเด็กมีสายคล้อง | ຖົງມືເດັກນ້ອຍມີສາຍຄ້ອງ
Cosy socks with grip | 防滑暖绒袜 | Calcetines suaves antideslizantes | Chaussettes douillettes antidérapantes | ถุงเท้านุ่มอุ่นกันลื่น | ຖົງຕີນນຸ່ມອຸ່ນກັນມື່ນ
Chunky ribbed scarf | 粗棒针罗纹围巾 | Bufanda gruesa acanalada | Grosse écharpe côtelée | ผ้าพันคอไหมพรมหนาลายร่อง | ຜ້າພັນຄໍໄໝພົມໜາລາຍຮ່ອງ
Straw hat with ribbon | 丝带草帽 | Sombrero de paja con cinta | Chapeau de paille à ruban | หมวกสานคาดริบบิ้น | ໝວກສານຄາດໂບ
Cotton cap with curved brim | 弯檐棉质棒球帽 | Gorra de algodón con visera curva | Casquette en coton à visière courbée | หมวกแก๊ปผ้าฝ้ายปีกโค้ง | ໝວກແກັບຜ້າຝ້າຍປີກໂຄ້ງ
Silk top hat, hand-blocked | 手工丝绸高礼帽 | Sombrero de copa de seda hecho a mano | Haut-de-forme en soie, formé main | หมวกทรงสูงผ้าไหม ขึ้นรูปมือ | ໝວກຊົງສູງຜ້າໄໝ ເຮັດດ້ວຍມື
Sunglasses with dark lenses | 深色镜片太阳镜 | Gafas de sol de lentes oscuras | Lunettes de soleil à verres foncés | แว่นกันแดดเลนส์เข้ม | ແວ່ນກັນແດດເລນເຂັ້ມ
Ring with a sky-blue stone | 天蓝宝石戒指 | Anillo con piedra celeste | Bague à pierre bleu ciel | แหวนพลอยสีฟ้า | ແຫວນພອຍສີຟ້າ
Reading glasses with case | 老花镜 带眼镜盒 | Gafas de lectura con estuche | Lunettes de lecture avec étui | แว่นอ่านหนังสือพร้อมกล่อง | ແວ່ນອ່ານໜັງສືພ້ອມກ່ອງ
Bodhi bead bracelet, strung by hand | 手工菩提手串 | Pulsera artesanal de cuentas bodhi | Bracelet artisanal en perles de bodhi | สร้อยข้อมือลูกประคำโพธิ์ ร้อยมือ | ສາຍແຂນລູກປະຄຳໂພ ຮ້ອຍດ້ວຍມື
Party crown for children | 儿童派对皇冠 | Corona de fiesta para niños | Couronne de fête pour enfants | มงกุฎปาร์ตี้สำหรับเด็ก | ມົງກຸດງານລ້ຽງສຳລັບເດັກນ້ອຍ
`);
