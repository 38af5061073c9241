import { rows } from '../rows';

/** Names of the goods of `goods/pantry.ts`. en | zh-CN | es | fr | th | lo */
export const pantry = rows(`
Pre-rain Longjing, top-grade green tea | 明前龙井 特级绿茶 | Longjing de primera cosecha, té verde selecto | Longjing de printemps, thé vert grand cru | ชาหลงจิ่งก่อนเช็งเม้ง ชาเขียวเกรดพิเศษ | ຊາຫຼົງຈິ່ງຕົ້ນລະດູ ຊາຂຽວຊັ້ນພິເສດ
Wuyi Da Hong Pao, rock tea | 武夷大红袍 岩茶 | Da Hong Pao de Wuyi, té de roca | Da Hong Pao de Wuyi, thé de rocher | ชาต้าหงเผาอู่อี๋ ชาอู่หลงหิน | ຊາຕ້າຫົງເພົາອູ່ອີ້ ຊາຫີນ
Jasmine tea, scented seven times | 茉莉花茶 七窨一提 | Té de jazmín, perfumado siete veces | Thé au jasmin, parfumé sept fois | ชามะลิ อบดอกไม้เจ็ดรอบ | ຊາມະລິ ອົບດອກໄມ້ 7 ເທື່ອ
House coffee, dark and chocolaty | 招牌咖啡豆 深烘巧克力风味 | Café de la casa, intenso y achocolatado | Café maison, corsé et chocolaté | กาแฟสูตรร้าน คั่วเข้มกลิ่นช็อกโกแลต | ກາເຟສູດຮ້ານ ຂົ້ວເຂັ້ມກິ່ນຊັອກໂກແລັດ
Single-farm coffee, washed, citrus and honey | 单一庄园水洗咖啡豆 柑橘蜂蜜香 | Café de finca lavado, cítricos y miel | Café d’une seule ferme, lavé, agrumes et miel | กาแฟไร่เดียว วอช กลิ่นส้มและน้ำผึ้ง | ກາເຟສວນດຽວ ກິ່ນໝາກກ້ຽງ ແລະ ນ້ຳເຜິ້ງ
Evening infusion, linden and verbena | 晚安花草茶 椴花马鞭草 | Infusión de noche, tila y hierbaluisa | Infusion du soir, tilleul et verveine | ชาสมุนไพรก่อนนอน ลินเดนและเวอร์บีนา | ຊາສະໝຸນໄພຍາມແລງ ລິນເດນ ແລະ ເວີບີນາ
Butterfly pea and lemongrass tea | 蝶豆花香茅茶 | Infusión de flor azul y citronela | Infusion pois bleu et citronnelle | ชาอัญชันตะไคร้ | ຊາດອກອັນຊັນຫົວສິງໄຄ
Breakfast tea, strong and malty | 早餐红茶 浓郁麦香 | Té del desayuno, fuerte y malteado | Thé du petit-déjeuner, corsé et malté | ชาดำมื้อเช้า เข้มหอมมอลต์ | ຊາດຳອາຫານເຊົ້າ ເຂັ້ມຫອມມອນ
Wildflower honey, cold-extracted | 冷榨百花蜂蜜 | Miel de mil flores, extraída en frío | Miel de fleurs sauvages extrait à froid | น้ำผึ้งดอกไม้ป่าสกัดเย็น | ນ້ຳເຜິ້ງດອກໄມ້ປ່າສະກັດເຢັນ
Strawberry jam with vanilla | 香草草莓果酱 | Mermelada de fresa con vainilla | Confiture de fraises à la vanille | แยมสตรอว์เบอร์รีวานิลลา | ແຍມສະຕໍເບີຣີວານິລາ
Bitter orange marmalade | 苦橙果酱 | Mermelada de naranja amarga | Marmelade d’oranges amères | แยมส้มขม | ແຍມໝາກກ້ຽງຂົມ
Peanut butter, crunchy, nothing else | 纯花生酱 颗粒型 | Crema de cacahuete crujiente, sin nada más | Beurre de cacahuète croquant, sans rien d’autre | เนยถั่วลิสงบดหยาบล้วน | ເນີຍຖົ່ວດິນບົດຫຍາບລ້ວນ
Wild blueberry jam | 野生蓝莓果酱 | Mermelada de arándanos silvestres | Confiture de myrtilles sauvages | แยมบลูเบอร์รีป่า | ແຍມບລູເບີຣີປ່າ
Lavender honey from Provence | 普罗旺斯薰衣草蜂蜜 | Miel de lavanda de Provenza | Miel de lavande de Provence | น้ำผึ้งลาเวนเดอร์โพรวองซ์ | ນ້ຳເຜິ້ງລາເວັນເດີໂປຣວັງ
Cocoa and hazelnut spread | 榛子可可酱 | Crema de cacao y avellana | Pâte à tartiner cacao et noisette | ครีมโกโก้เฮเซลนัต | ຄຣີມໂກໂກ້ເຮເຊວນັດ
Cherry preserve with almonds | 樱桃杏仁果酱 | Confitura de cereza con almendras | Confiture de cerises aux amandes | แยมเชอร์รีอัลมอนด์ | ແຍມເຊີຣີອາມອນ
Extra virgin olive oil, first press | 特级初榨橄榄油 初榨 | Aceite de oliva virgen extra, primera prensa | Huile d’olive vierge extra, première pression | น้ำมันมะกอกเอ็กซ์ตราเวอร์จิน หีบครั้งแรก | ນ້ຳມັນໝາກກອກບໍລິສຸດພິເສດ ບີບຄັ້ງທຳອິດ
Grandma's roasted chilli paste | 奶奶的泰式辣椒酱 | Pasta de chile tostado de la abuela | Pâte de piment grillé de grand-mère | น้ำพริกเผาสูตรคุณยาย | ແຈ່ວໝາກເຜັດເຜົາສູດແມ່ຕູ້
Tamarind sauce for pad thai | 泰式炒河粉罗望子酱 | Salsa de tamarindo para pad thai | Sauce tamarin pour pad thaï | ซอสมะขามสำหรับผัดไทย | ຊອດໝາກຂາມສຳລັບຜັດໄທ
Hot sauce, smoked habanero | 烟熏哈瓦那辣椒酱 | Salsa picante de habanero ahumado | Sauce piquante au habanero fumé | ซอสพริกฮาบาเนโรรมควัน | ຊອດໝາກເຜັດຮາບາເນໂຣຮົມຄວັນ
Hand-chopped chilli sauce | 手工剁椒酱 | Salsa de chiles picados a mano | Sauce de piments hachés main | พริกสับดองทำมือ | ແຈ່ວໝາກເຜັດຟັກດ້ວຍມື
Smoked paprika in a tin | 罐装烟熏红椒粉 | Pimentón ahumado en lata | Paprika fumé en boîte | พริกปาปริการมควันกระป๋อง | ຜົງປາປຣິກາຮົມຄວັນກະປ໋ອງ
Raspberry vinegar | 覆盆子醋 | Vinagre de frambuesa | Vinaigre de framboise | น้ำส้มสายชูราสป์เบอร์รี | ນ້ຳສົ້ມຣາດສ໌ເບີຣີ
Flaky sea salt with herbs | 香草海盐片 | Escamas de sal marina con hierbas | Fleur de sel aux herbes | เกลือเกล็ดทะเลผสมสมุนไพร | ເກືອທະເລເກັດປະສົມສະໝຸນໄພ
Dark chocolate with sea salt | 海盐黑巧克力 | Chocolate negro con sal marina | Chocolat noir au sel marin | ดาร์กช็อกโกแลตเกลือทะเล | ຊັອກໂກແລັດດຳເກືອທະເລ
Boiled sweets in a tin | 铁盒水果硬糖 | Caramelos en lata | Bonbons acidulés en boîte | ลูกอมกระป๋อง | ເຂົ້າໜົມອົມກະປ໋ອງ
Assorted macarons | 什锦马卡龙 | Macarons surtidos | Macarons assortis | มาการองรวมรส | ມາກາຣອງລວມລົດ
Dried mango | 芒果干 | Mango deshidratado | Mangue séchée | มะม่วงอบแห้ง | ໝາກມ່ວງອົບແຫ້ງ
Popcorn maker's mix | 自制爆米花玉米粒 | Mezcla para hacer palomitas | Mélange pour pop-corn maison | ชุดเมล็ดข้าวโพดคั่วป๊อปคอร์น | ຊຸດເມັດສາລີຂົ້ວປັອບຄອນ
Soft almond turrón | 西班牙软杏仁糖 | Turrón blando de almendra | Turrón tendre aux amandes | ตูร์รอนอัลมอนด์เนื้อนุ่ม | ຕູຣອນອາມອນເນື້ອນຸ່ມ
Oat cookies with cherries | 樱桃燕麦曲奇 | Galletas de avena con cerezas | Biscuits d’avoine aux cerises | คุกกี้ข้าวโอ๊ตเชอร์รี | ຄຸກກີ້ເຂົ້າໂອັດເຊີຣີ
Osmanthus Longjing shortbread, gift box | 桂花龙井酥 伴手礼 | Pastas de Longjing y osmanto para regalo | Sablés au Longjing et à l’osmanthus, à offrir | ขนมเปี๊ยะหลงจิ่งดอกหอมหมื่นลี้ ของฝาก | ເຂົ້າໜົມຊາຫຼົງຈິ່ງດອກໝື່ນລີ້ ຂອງຝາກ
Handmade buckwheat noodles | 手工荞麦挂面 | Fideos artesanales de trigo sarraceno | Nouilles de sarrasin artisanales | เส้นบะหมี่โซบะบักวีตทำมือ | ເສັ້ນໝີ່ເຂົ້າບັກວີດເຮັດດ້ວຍມື
Jasmine rice from Thung Kula | 通古拉茉莉香米 | Arroz jazmín de Thung Kula | Riz au jasmin de Thung Kula | ข้าวหอมมะลิทุ่งกุลา | ເຂົ້າຫອມມະລິທົ່ງກຸລາ
Ramen kit for two | 双人拉面套装 | Kit de ramen para dos | Kit ramen pour deux | ชุดราเมงสำหรับสองคน | ຊຸດຣາເມັງສຳລັບສອງຄົນ
Bomba rice for paella | 西班牙海鲜饭专用米 | Arroz bomba para paella | Riz bomba pour paella | ข้าวบอมบาสำหรับปาเอยา | ເຂົ້າບອມບາສຳລັບປາເອຢາ
Bronze-cut spaghetti | 铜模意大利面 | Espaguetis al bronce | Spaghettis tréfilés au bronze | สปาเกตตีรีดเส้นทองเหลือง | ສະປາເກັດຕີຮີດເສັ້ນທອງແດງ
Green lentils from Le Puy | 勒皮绿扁豆 | Lentejas verdes de Le Puy | Lentilles vertes du Puy | ถั่วเลนทิลเขียวเลอปุย | ຖົ່ວເລນທິວຂຽວເລີປຸຍ
Tom yum kung kit, ready to cook | 冬阴功虾汤料理包 | Kit de tom yum con gambas, listo para cocinar | Kit tom yum aux crevettes, prêt à cuisiner | ชุดต้มยำกุ้งพร้อมปรุง | ຊຸດຕົ້ມຍຳກຸ້ງພ້ອມປຸງ
Porridge oats, stone-rolled | 石碾燕麦片 | Copos de avena molidos a la piedra | Flocons d’avoine à la meule | ข้าวโอ๊ตบดหิน | ເຂົ້າໂອັດບົດຫີນ
`);
