import { rows } from '../rows';

/** Sizes, packs and sets that can be chosen. en | zh-CN | es | fr | th | lo */
export const sizes = rows(`
grand | 豪华 | espléndido | somptueux | หรูหรา | ຫຼູຫຼາ
extra large | 加大 | extra grande | très grand | ใหญ่พิเศษ | ໃຫຍ່ພິເສດ
small | 小 | pequeño | petit | เล็ก | ນ້ອຍ
middle | 中 | mediano | moyen | กลาง | ກາງ
large | 大 | grande | grand | ใหญ่ | ໃຫຍ່
generous | 丰盛 | generoso | généreux | จัดเต็ม | ຈັດເຕັມ
one size | 均码 | talla única | taille unique | ฟรีไซซ์ | ຂະໜາດດຽວ
full | 全尺寸 | completo | taille adulte | เต็มขนาด | ຂະໜາດເຕັມ
cabin | 登机 | cabina | cabine | ขึ้นเครื่อง | ຂຶ້ນຍົນ
official | 比赛 | oficial | officiel | มาตรฐานแข่งขัน | ມາດຕະຖານແຂ່ງຂັນ
junior | 少年 | júnior | junior | เยาวชน | ເຍົາວະຊົນ
adults | 成人 | adultos | adulte | ผู้ใหญ่ | ຜູ້ໃຫຍ່
child | 儿童 | infantil | enfant | เด็ก | ເດັກ
puppy | 幼犬 | cachorro | chiot | ลูกสุนัข | ລູກໝາ
kitten | 幼猫 | gatito | chaton | ลูกแมว | ລູກແມວ
adult | 成年 | adulto | adulte | โตเต็มวัย | ໂຕໃຫຍ່
senior | 老年 | sénior | senior | สูงวัย | ສູງໄວ
family | 家庭 | familia | famille | ครอบครัว | ຄອບຄົວ
1–3 years | 1–3 岁 | 1–3 años | 1–3 ans | 1–3 ปี | 1–3 ປີ
4–6 years | 4–6 岁 | 4–6 años | 4–6 ans | 4–6 ปี | 4–6 ປີ
single | 单件 | uno | à l'unité | ชิ้นเดียว | ອັນດຽວ
one | 一个 | una | une | หนึ่ง | ໜຶ່ງ
two | 两个 | dos | deux | สอง | ສອງ
three | 三个 | tres | trois | สาม | ສາມ
two people | 两人 | dos personas | deux personnes | สองคน | ສອງຄົນ
1 person | 1 人 | 1 persona | 1 personne | 1 คน | 1 ຄົນ
2 people | 2 人 | 2 personas | 2 personnes | 2 คน | 2 ຄົນ
3 people | 3 人 | 3 personas | 3 personnes | 3 คน | 3 ຄົນ
4 people | 4 人 | 4 personas | 4 personnes | 4 คน | 4 ຄົນ
6 people | 6 人 | 6 personas | 6 personnes | 6 คน | 6 ຄົນ
10 people | 10 人 | 10 personas | 10 personnes | 10 คน | 10 ຄົນ
12 people | 12 人 | 12 personas | 12 personnes | 12 คน | 12 ຄົນ
2 servings | 2 人份 | 2 raciones | 2 parts | 2 ที่ | 2 ທີ່
4 servings | 4 人份 | 4 raciones | 4 parts | 4 ที่ | 4 ທີ່
1 piece | 1 件 | 1 pieza | 1 pièce | 1 ชิ้น | 1 ອັນ
2 pieces | 2 件 | 2 piezas | 2 pièces | 2 ชิ้น | 2 ອັນ
3 pieces | 3 件 | 3 piezas | 3 pièces | 3 ชิ้น | 3 ອັນ
4 pieces | 4 件 | 4 piezas | 4 pièces | 4 ชิ้น | 4 ອັນ
6 pieces | 六件 | 6 piezas | 6 pièces | 6 ชิ้น | 6 ອັນ
8 pieces | 8 枚 | 8 piezas | 8 pièces | 8 ชิ้น | 8 ອັນ
9 pieces | 九件 | 9 piezas | 9 pièces | 9 ชิ้น | 9 ອັນ
16 pieces | 16 枚 | 16 piezas | 16 pièces | 16 ชิ้น | 16 ອັນ
4 fruits | 4 颗 | 4 frutas | 4 fruits | 4 ลูก | 4 ໜ່ວຍ
8 fruits | 8 颗 | 8 frutas | 8 fruits | 8 ลูก | 8 ໜ່ວຍ
1 bar | 1 块 | 1 pastilla | 1 pain | 1 ก้อน | 1 ກ້ອນ
4 bars | 4 块 | 4 pastillas | 4 pains | 4 ก้อน | 4 ກ້ອນ
single bar | 单块 | una pastilla | un pain | ก้อนเดียว | ກ້ອນດຽວ
three bars | 三块装 | tres pastillas | trois pains | แพ็กสามก้อน | ແພັກສາມກ້ອນ
five bars | 五条 | cinco barritas | cinq barres | ห้าแท่ง | ຫ້າແທ່ງ
4 cobs | 4 根 | 4 mazorcas | 4 épis | 4 ฝัก | 4 ຝັກ
8 cobs | 8 根 | 8 mazorcas | 8 épis | 8 ฝัก | 8 ຝັກ
12 rolls | 12 卷 | 12 rollos | 12 rouleaux | 12 ม้วน | 12 ມ້ວນ
24 rolls | 24 卷 | 24 rollos | 24 rouleaux | 24 ม้วน | 24 ມ້ວນ
20 washes | 20 次 | 20 lavados | 20 lavages | ซัก 20 ครั้ง | ຊັກ 20 ຄັ້ງ
50 washes | 50 次 | 50 lavados | 50 lavages | ซัก 50 ครั้ง | ຊັກ 50 ຄັ້ງ
20 sachets | 20 小袋 | 20 sobres | 20 sachets | 20 ซอง | 20 ຊອງ
50 sachets | 50 小袋 | 50 sobres | 50 sachets | 50 ซอง | 50 ຊອງ
80 bags | 80 包 | 80 bolsitas | 80 infusettes | 80 ถุง | 80 ຖົງ
240 bags | 240 包 | 240 bolsitas | 240 infusettes | 240 ถุง | 240 ຖົງ
loose 60 g | 散装 60 g | a granel 60 g | vrac 60 g | แบบร่วน 60 g | ແບບຮ່ວນ 60 g
tin | 罐装 | lata | boîte | กระป๋อง | ກະປ໋ອງ
gift box | 礼盒 | caja de regalo | coffret | กล่องของขวัญ | ກ່ອງຂອງຂວັນ
set of 6 | 6 件套 | juego de 6 | lot de 6 | ชุด 6 ชิ้น | ຊຸດ 6 ອັນ
with | 有 | con | avec | มี | ມີ
without | 无 | sin | sans | ไม่มี | ບໍ່ມີ
body | 单机身 | cuerpo | boîtier nu | ตัวกล้อง | ສະເພາະໂຕກ້ອງ
with lens | 含镜头 | con objetivo | avec objectif | พร้อมเลนส์ | ພ້ອມເລນ
left | 左手 | zurda | gauche | ซ้าย | ຊ້າຍ
right | 右手 | diestra | droite | ขวา | ຂວາ
no. 3 | 3 号 | nº 3 | nº 3 | เบอร์ 3 | ເບີ 3
no. 2 | 2 号 | nº 2 | nº 2 | เบอร์ 2 | ເບີ 2
5 inch | 5 英寸 | 5 pulgadas | 5 pouces | 5 นิ้ว | 5 ນິ້ວ
6.5 inch | 6.5 英寸 | 6½ pulgadas | 6½ pouces | 6.5 นิ้ว | 6½ ນິ້ວ
7.75 inch | 7.75 英寸 | 7¾ pulgadas | 7¾ pouces | 7.75 นิ้ว | 7¾ ນິ້ວ
8.25 inch | 8.25 英寸 | 8¼ pulgadas | 8¼ pouces | 8.25 นิ้ว | 8¼ ນິ້ວ
10 inch | 10 英寸 | 10 pulgadas | 10 pouces | 10 นิ้ว | 10 ນິ້ວ
12 inch | 12 英寸 | 12 pulgadas | 12 pouces | 12 นิ้ว | 12 ນິ້ວ
32 inch | 32 英寸 | 32 pulgadas | 32 pouces | 32 นิ้ว | 32 ນິ້ວ
43 inch | 43 英寸 | 43 pulgadas | 43 pouces | 43 นิ้ว | 43 ນິ້ວ
standard | 标准 | estándar | standard | มาตรฐาน | ມາດຕະຖານ
passport | 护照 | pasaporte | passeport | พาสปอร์ต | ພາສປອດ
four chi | 四尺 | cuatro chi | quatre chi | สี่ฉื่อ | ສີ່ຊື່
six chi | 六尺 | seis chi | six chi | หกฉื่อ | ຫົກຊື່
mixed | 混合 | surtidos | assortis | คละ | ຄະລະ
Universal | 通用 | Universal | Universel | อเนกประสงค์ | ອະເນກປະສົງ
half an hour | 半小时 | media hora | une demi-heure | ครึ่งชั่วโมง | ເຄິ່ງຊົ່ວໂມງ
one hour | 一小时 | una hora | une heure | หนึ่งชั่วโมง | ໜຶ່ງຊົ່ວໂມງ
one lesson | 单节 | una clase | un cours | หนึ่งบทเรียน | ໜຶ່ງບົດຮຽນ
three lessons | 三节 | tres clases | trois cours | สามบทเรียน | ສາມບົດຮຽນ
engine | 火车头 | locomotora | locomotive | หัวรถจักร | ຫົວລົດໄຟ
with ring track | 含环形轨道 | con vía circular | avec circuit | พร้อมรางวงกลม | ພ້ອມລາງວົງມົນ
starter | 入门 | iniciación | débutant | เริ่มต้น | ເລີ່ມຕົ້ນ
advanced | 进阶 | avanzado | avancé | ขั้นสูง | ຂັ້ນສູງ
fairy tale | 童话 | cuento de hadas | conte de fées | เทพนิยาย | ນິທານ
detective | 侦探 | detectives | détective | นักสืบ | ນັກສືບ
One | One | One | One | One | One
Mini | Mini | Mini | Mini | Mini | Mini
`);
