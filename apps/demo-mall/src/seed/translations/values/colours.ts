import { rows } from '../rows';

/** Colours and patterns that can be chosen. en | zh-CN | es | fr | th | lo */
export const colours = rows(`
Red | 红色 | Rojo | Rouge | แดง | ແດງ
Rose | 玫瑰红 | Rosa viejo | Vieux rose | กุหลาบ | ກຸຫຼາບ
Pink | 粉色 | Rosa | Rose | ชมพู | ບົວ
Blush | 浅粉 | Rosa pálido | Rose poudré | ชมพูอ่อน | ບົວອ່ອນ
Berry | 莓红 | Frambuesa | Framboise | เบอร์รี | ເບີຣີ
Coral | 珊瑚橙 | Coral | Corail | ปะการัง | ປະກາລັງ
Wine | 酒红 | Burdeos | Bordeaux | ไวน์แดง | ແດງເຫຼົ້າແວງ
Brick | 砖红 | Ladrillo | Brique | อิฐ | ດິນຈີ່
Terracotta | 陶土红 | Terracota | Terre cuite | ดินเผา | ດິນເຜົາ
Orange | 橙色 | Naranja | Orange | ส้ม | ສົ້ມ
Apricot | 杏色 | Albaricoque | Abricot | แอปริคอต | ແອັບຣິຄັອດ
Caramel | 焦糖色 | Caramelo | Caramel | คาราเมล | ຄາຣາເມວ
Yellow | 黄色 | Amarillo | Jaune | เหลือง | ເຫຼືອງ
Mustard | 芥末黄 | Mostaza | Moutarde | เหลืองมัสตาร์ด | ເຫຼືອງມັດສະຕາດ
Honey | 蜂蜜色 | Miel | Miel | น้ำผึ้ง | ນ້ຳເຜິ້ງ
Gold | 金色 | Dorado | Doré | ทอง | ຄຳ
Rose gold | 玫瑰金 | Oro rosa | Or rose | โรสโกลด์ | ຄຳກຸຫຼາບ
Lime | 青柠绿 | Lima | Citron vert | เขียวมะนาว | ຂຽວໝາກນາວ
Mint | 薄荷绿 | Verde menta | Vert menthe | เขียวมินต์ | ຂຽວສະລະແໜ່
Green | 绿色 | Verde | Vert | เขียว | ຂຽວ
Sage | 鼠尾草绿 | Salvia | Sauge | เขียวเซจ | ຂຽວເຊດຈ໌
Moss | 苔绿 | Musgo | Mousse | เขียวมอส | ຂຽວຂີ້ໄຄ
Olive | 橄榄绿 | Oliva | Olive | เขียวมะกอก | ຂຽວໝາກກອກ
Forest | 森林绿 | Verde bosque | Vert sapin | เขียวป่า | ຂຽວປ່າ
Teal | 蓝绿 | Verde azulado | Bleu canard | เขียวหัวเป็ด | ຂຽວຫົວເປັດ
Petrol | 石油蓝 | Petróleo | Pétrole | น้ำเงินอมเขียว | ນ້ຳເງິນອົມຂຽວ
Sky | 天蓝 | Celeste | Bleu ciel | ฟ้า | ຟ້າ
Blue | 蓝色 | Azul | Bleu | น้ำเงิน | ນ້ຳເງິນ
Ocean | 海蓝 | Azul océano | Bleu océan | น้ำทะเล | ນ້ຳທະເລ
Navy | 藏青 | Azul marino | Bleu marine | กรมท่า | ນ້ຳເງິນເຂັ້ມ
Denim | 牛仔蓝 | Azul vaquero | Jean | ยีนส์ | ຢີນ
Ink | 墨蓝 | Tinta | Encre | หมึก | ໝຶກ
Indigo | 靛蓝 | Índigo | Indigo | คราม | ຄາມ
Lilac | 丁香紫 | Lila | Lilas | ม่วงไลแลก | ມ່ວງລີລັກ
Lavender | 薰衣草紫 | Lavanda | Lavande | ม่วงลาเวนเดอร์ | ມ່ວງລາເວັນເດີ
Violet | 紫色 | Violeta | Violet | ม่วง | ມ່ວງ
Plum | 梅紫 | Ciruela | Prune | ม่วงพลัม | ມ່ວງພລຳ
White | 白色 | Blanco | Blanc | ขาว | ຂາວ
Chalk | 粉笔白 | Tiza | Craie | ขาวชอล์ก | ຂາວສໍຂາວ
Ivory | 象牙白 | Marfil | Ivoire | งาช้าง | ງາຊ້າງ
Cream | 奶油白 | Crema | Crème | ครีม | ຄຣີມ
Natural | 本色 | Natural | Naturel | สีธรรมชาติ | ສີທຳມະຊາດ
Oat | 燕麦色 | Avena | Avoine | ข้าวโอ๊ต | ເຂົ້າໂອດ
Sand | 沙色 | Arena | Sable | ทราย | ດິນຊາຍ
Camel | 驼色 | Camel | Camel | น้ำตาลอูฐ | ນ້ຳຕານອູດ
Brown | 棕色 | Marrón | Marron | น้ำตาล | ນ້ຳຕານ
Espresso | 深咖色 | Café expreso | Expresso | เอสเปรสโซ | ເອສເປຣສໂຊ
Oak | 橡木色 | Roble | Chêne | โอ๊ก | ໂອກ
Walnut | 胡桃木色 | Nogal | Noyer | วอลนัต | ວໍນັດ
Silver | 银色 | Plateado | Argenté | เงิน | ເງິນ
Grey | 灰色 | Gris | Gris | เทา | ເທົາ
Graphite | 石墨灰 | Grafito | Graphite | เทากราไฟต์ | ເທົາກຣາໄຟ
Charcoal | 炭灰 | Carbón | Anthracite | เทาถ่าน | ເທົາຖ່ານ
Black | 黑色 | Negro | Noir | ดำ | ດຳ
Sky celadon | 天青 | Celadón celeste | Céladon ciel | ศิลาดลฟ้า | ສິລາດົນຟ້າ
Moon white | 月白 | Blanco luna | Blanc lune | ขาวจันทร์ | ຂາວດວງຈັນ
Pea green | 豆绿 | Verde guisante | Vert petit pois | เขียวถั่ว | ຂຽວຖົ່ວ
Slate blue | 黛蓝 | Azul pizarra | Bleu ardoise | น้ำเงินเทา | ນ້ຳເງິນເທົາ
Ochre red | 赭红 | Rojo ocre | Ocre rouge | แดงดิน | ແດງດິນ
Rice white | 米白 | Blanco arroz | Blanc riz | ขาวข้าว | ຂາວເຂົ້າ
Lotus pink | 藕粉 | Rosa loto | Rose lotus | ชมพูบัว | ບົວດອກບົວ
Ink black | 墨黑 | Negro tinta | Noir encre | ดำหมึก | ດຳໝຶກ
Bamboo green | 竹青 | Verde bambú | Vert bambou | เขียวไผ่ | ຂຽວໄຜ່
Rouge red | 胭脂 | Carmín | Carmin | แดงชาด | ແດງຊາດ
Pine green | 松绿 | Verde pino | Vert pin | เขียวสน | ຂຽວແປກ
Gosling yellow | 鹅黄 | Amarillo pollito | Jaune poussin | เหลืองอ่อน | ເຫຼືອງອ່ອນ
Vermilion | 朱红 | Bermellón | Vermillon | แดงสด | ແດງສົດ
01 porcelain | 01 瓷白 | 01 porcelana | 01 porcelaine | 01 พอร์ซเลน | 01 ພໍເຊເລນ
03 sand | 03 沙色 | 03 arena | 03 sable | 03 ทราย | 03 ດິນຊາຍ
05 honey | 05 蜂蜜 | 05 miel | 05 miel | 05 น้ำผึ้ง | 05 ນ້ຳເຜິ້ງ
07 chestnut | 07 栗色 | 07 castaña | 07 châtaigne | 07 เกาลัด | 07 ໝາກກໍ່
09 ebony | 09 乌木 | 09 ébano | 09 ébène | 09 ดำมะเกลือ | 09 ດຳໝາກເກືອ
mono | 黑白 | monocromo | monochrome | ขาวดำ | ຂາວດຳ
colour | 彩色 | color | couleur | สี | ສີ
bright | 亮色系 | vivos | vifs | สีสด | ສີສົດ
earth | 大地色系 | tierra | terreux | สีดิน | ສີດິນ
plain | 素色 | liso | uni | เรียบ | ລຽບ
garden | 花园 | jardín | jardin | สวน | ສວນ
Meadow | 草甸 | Pradera | Prairie | ทุ่งหญ้า | ທົ່ງຫຍ້າ
Honeycomb | 蜂巢 | Panal | Nid d'abeille | รังผึ้ง | ຮັງເຜິ້ງ
Citrus | 柑橘 | Cítricos | Agrumes | ส้มมะนาว | ໝາກນາວໝາກກ້ຽງ
Robin | 知更鸟 | Petirrojo | Rouge-gorge | นกโรบิน | ນົກໂຣບິນ
Swallow | 燕子 | Golondrina | Hirondelle | นกนางแอ่น | ນົກແອ່ນ
12 colours | 12 色 | 12 colores | 12 couleurs | 12 สี | 12 ສີ
24 colours | 24 色 | 24 colores | 24 couleurs | 24 สี | 24 ສີ
`);
