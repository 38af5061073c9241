/**
 * Colours that shoppers filter by, each with its shades: `# en | zh-CN | es | fr | th | lo | colour`, then lines of
 * `colour | words`, as shops write them in any language. A word belongs to the first colour that has it.
 */
export const colours = `
# White | 白色 | Blanco | Blanc | ขาว | ຂາວ | #f2f0ec
#f2f0ec | 白, 纯白, 本白, blanca, blanche, สีขาว, ສີຂາວ, off-white
#eae6dd | chalk, 粉笔白, tiza, craie, ขาวชอล์ก, ຂາວສໍຂາວ
#f2f0ec | ivory, 象牙白, marfil, ivoire, งาช้าง, ງາຊ້າງ
#e3e8ea | moon white, 月白, blanco luna, blanc lune, ขาวจันทร์, ຂາວດວງຈັນ
#efe6d6 | rice white, 米白, blanco arroz, blanc riz, ขาวข้าว, ຂາວເຂົ້າ
# Black | 黑色 | Negro | Noir | ดำ | ດຳ | #33353a
#33353a | 黑, 曜石黑, negra, noire, สีดำ, ສີດຳ, matt black
#3a3b40 | ink black, 墨黑, negro tinta, noir encre, ดำหมึก, ດຳໝຶກ
# Grey | 灰色 | Gris | Gris | เทา | ເທົາ | #a3a7ab
#a3a7ab | 灰, gray, grise, สีเทา, ສີເທົາ, stone, 烟灰, ardoise, slate
#54585f | graphite, 石墨灰, grafito, เทากราไฟต์, ເທົາກຣາໄຟ
#4b4f55 | charcoal, 炭灰, carbón, anthracite, เทาถ่าน, ເທົາຖ່ານ
# Silver | 银色 | Plateado | Argenté | เงิน | ເງິນ | #c2c7cc
#c2c7cc | 银, plata, argent, สีเงิน, ສີເງິນ
# Gold | 金色 | Dorado | Doré | ทอง | ຄຳ | #d8b04a
#d8b04a | 金, oro, or, golden, สีทอง, ສີຄຳ
#dba08d | rose gold, 玫瑰金, oro rosa, or rose, โรสโกลด์, ຄຳກຸຫຼາບ
# Beige | 米色 | Beige | Beige | เบจ | ສີຄຣີມ | #d8c6a4
#d8c6a4 | 米黄, 米黄色, 卡其, 卡其色, crudo, écru, สีเบจ, khaki, 杏仁色
#d8c6a4 | natural, 本色, naturel, สีธรรมชาติ, ສີທຳມະຊາດ
#efe3c8 | cream, 奶油白, crema, crème, ครีม, ຄຣີມ
#d9c7a8 | oat, 燕麦色, avena, avoine, ข้าวโอ๊ต, ເຂົ້າໂອດ
#d6bd94 | sand, 沙色, arena, sable, ทราย, ດິນຊາຍ
#bf925c | camel, 驼色, น้ำตาลอูฐ, ນ້ຳຕານອູດ
# Brown | 棕色 | Marrón | Marron | น้ำตาล | ນ້ຳຕານ | #86593c
#86593c | 棕, 褐色, 咖啡色, brun, brune, café, สีน้ำตาล, ສີນ້ຳຕານ, chocolate, coffee, copper
#5a3d2e | espresso, 深咖色, café expreso, expresso, เอสเปรสโซ, ເອສເປຣສໂຊ
#c79a63 | oak, 橡木色, roble, chêne, โอ๊ก, ໂອກ
#7a5238 | walnut, 胡桃木色, nogal, noyer, วอลนัต, ວໍນັດ
#b5713a | caramel, 焦糖色, caramelo, คาราเมล, ຄາຣາເມວ
# Red | 红色 | Rojo | Rouge | แดง | ແດງ | #cf3b3b
#cf3b3b | 红, 大红, roja, granate, สีแดง, ສີແດງ, burgundy, crimson
#b12f57 | berry, 莓红, frambuesa, framboise, เบอร์รี, ເບີຣີ
#7d2a3c | wine, 酒红, burdeos, bordeaux, ไวน์แดง, ແດງເຫຼົ້າແວງ
#b8513a | brick, 砖红, ladrillo, brique, อิฐ, ດິນຈີ່
#c56a48 | terracotta, 陶土红, terracota, terre cuite, ดินเผา, ດິນເຜົາ
#a8523c | ochre red, 赭红, rojo ocre, ocre rouge, แดงดิน, ແດງດິນ
#b23a52 | rouge red, 胭脂, carmín, carmin, แดงชาด, ແດງຊາດ
#cf4a34 | vermilion, 朱红, bermellón, vermillon, แดงสด, ແດງສົດ
# Pink | 粉色 | Rosa | Rose | ชมพู | ບົວ | #ee8fb2
#ee8fb2 | 粉, 粉红, 粉红色, rosado, สีชมพู, ສີບົວ, fuchsia, fucsia
#dd7f93 | 玫瑰红, rosa viejo, vieux rose, กุหลาบ, ກຸຫຼາບ
#e8a9a6 | blush, 浅粉, rosa pálido, rose poudré, ชมพูอ่อน, ບົວອ່ອນ
#e2b3b0 | lotus pink, 藕粉, rosa loto, rose lotus, ชมพูบัว, ບົວດອກບົວ
# Orange | 橙色 | Naranja | Orange | ส้ม | ສົ້ມ | #ea7d33
#ea7d33 | 橙, 橘色, 橘, anaranjado, สีส้ม, ສີສົ້ມ, peach
#ee7660 | coral, 珊瑚橙, corail, ปะการัง, ປະກາລັງ
#f0a66b | apricot, 杏色, albaricoque, abricot, แอปริคอต, ແອັບຣິຄັອດ
# Yellow | 黄色 | Amarillo | Jaune | เหลือง | ເຫຼືອງ | #f0c23c
#f0c23c | 黄, amarilla, สีเหลือง, ສີເຫຼືອງ, ocre, amber
#d9a02b | mustard, 芥末黄, mostaza, moutarde, เหลืองมัสตาร์ด, ເຫຼືອງມັດສະຕາດ
#dc9a2c | honey, 蜂蜜色, miel, น้ำผึ้ง, ນ້ຳເຜິ້ງ
#efce6a | gosling yellow, 鹅黄, amarillo pollito, jaune poussin, เหลืองอ่อน, ເຫຼືອງອ່ອນ
# Green | 绿色 | Verde | Vert | เขียว | ຂຽວ | #4a9a5c
#4a9a5c | 绿, verte, สีเขียว, ສີຂຽວ, khaki green, 军绿, emerald
#a5c63b | lime, 青柠绿, lima, citron vert, เขียวมะนาว, ຂຽວໝາກນາວ
#8fcfb3 | mint, 薄荷绿, verde menta, vert menthe, เขียวมินต์, ຂຽວສະລະແໜ່
#93a98a | sage, 鼠尾草绿, salvia, sauge, เขียวเซจ, ຂຽວເຊດຈ໌
#6c8150 | moss, 苔绿, musgo, mousse, เขียวมอส, ຂຽວຂີ້ໄຄ
#7d7f45 | olive, 橄榄绿, oliva, เขียวมะกอก, ຂຽວໝາກກອກ
#2f5d46 | forest, 森林绿, verde bosque, vert sapin, เขียวป่า, ຂຽວປ່າ
#2c8c87 | teal, 蓝绿, verde azulado, bleu canard, เขียวหัวเป็ด, ຂຽວຫົວເປັດ
#a3ba8c | pea green, 豆绿, verde guisante, vert petit pois, เขียวถั่ว, ຂຽວຖົ່ວ
#6f9a78 | bamboo green, 竹青, verde bambú, vert bambou, เขียวไผ่, ຂຽວໄຜ່
#3f7a62 | pine green, 松绿, verde pino, vert pin, เขียวสน, ຂຽວແປກ
# Blue | 蓝色 | Azul | Bleu | น้ำเงิน | ນ້ຳເງິນ | #3f7fc9
#3f7fc9 | 蓝, bleue, ฟ้า, สีฟ้า, สีน้ำเงิน, ສີຟ້າ, turquoise, turquesa, cobalt
#83b9e2 | sky, 天蓝, celeste, bleu ciel, ฟ้า, ຟ້າ
#2f6f8f | ocean, 海蓝, azul océano, bleu océan, น้ำทะเล, ນ້ຳທະເລ
#2b3d66 | navy, 藏青, azul marino, bleu marine, กรมท่า, ນ້ຳເງິນເຂັ້ມ
#4f6f9a | denim, 牛仔蓝, azul vaquero, jean, ยีนส์, ຢີນ
#343a46 | ink, 墨蓝, tinta, encre, หมึก, ໝຶກ
#2a5f6b | petrol, 石油蓝, petróleo, pétrole, น้ำเงินอมเขียว, ນ້ຳເງິນອົມຂຽວ
#34558b | indigo, 靛蓝, índigo, คราม, ຄາມ
#3d5068 | slate blue, 黛蓝, azul pizarra, bleu ardoise, น้ำเงินเทา, ນ້ຳເງິນເທົາ
#9cc5c4 | sky celadon, 天青, celadón celeste, céladon ciel, ศิลาดลฟ้า, ສິລາດົນຟ້າ
# Purple | 紫色 | Morado | Violet | ม่วง | ມ່ວງ | #7d5bbe
#7d5bbe | 紫, violeta, púrpura, mauve, สีม่วง, ສີມ່ວງ
#7d5bbe | violeta
#b39cd0 | lilac, 丁香紫, lila, lilas, ม่วงไลแลก, ມ່ວງລີລັກ
#a394d6 | lavender, 薰衣草紫, lavanda, lavande, ม่วงลาเวนเดอร์, ມ່ວງລາເວັນເດີ
#6f3f6d | plum, 梅紫, ciruela, prune, ม่วงพลัม, ມ່ວງພລຳ
# Multicoloured | 多色 | Multicolor | Multicolore | หลายสี | ຫຼາຍສີ
`;
