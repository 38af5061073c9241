import { rows } from './rows';

/** Guarantees of shops. en | zh-CN | es | fr | th | lo */
export const guarantees = rows(`
Genuine goods | 正品保障 | Productos auténticos | Produits authentiques | สินค้าแท้ | ສິນຄ້າແທ້
Thirty days to return | 三十天退货 | Treinta días para devolver | Trente jours pour retourner | คืนสินค้าได้ใน 30 วัน | ສົ່ງຄືນໄດ້ໃນ 30 ວັນ
Sent within a working day | 一个工作日内发货 | Enviado en un día laborable | Expédié sous un jour ouvré | ส่งภายในหนึ่งวันทำการ | ສົ່ງພາຍໃນໜຶ່ງວັນລັດຖະການ
Safe payment | 安全付款 | Pago seguro | Paiement sûr | ชำระเงินปลอดภัย | ຊຳລະເງິນຢ່າງປອດໄພ
`);

export const guaranteeTexts = rows(`
Every shop is known to us by name and address. What is not genuine is refunded in full. | 每家店铺的名称与地址我们都有核实。非正品全额退款。 | Conocemos el nombre y la dirección de cada tienda. Lo que no sea auténtico se reembolsa por completo. | Nous connaissons le nom et l’adresse de chaque boutique. Ce qui n’est pas authentique est remboursé intégralement. | เรารู้จักชื่อและที่อยู่ของทุกร้าน หากไม่ใช่ของแท้ คืนเงินเต็มจำนวน | ພວກເຮົາຮູ້ຈັກຊື່ ແລະ ທີ່ຢູ່ຂອງທຸກຮ້ານ. ຖ້າບໍ່ແມ່ນຂອງແທ້ ຄືນເງິນເຕັມຈຳນວນ.
Send it back within thirty days of receiving it, unused, and get your money back. | 收货后三十天内,未使用即可退回并全额退款。 | Devuélvelo sin usar en los treinta días siguientes a recibirlo y te reembolsamos. | Renvoyez l’article non utilisé dans les trente jours suivant sa réception et soyez remboursé. | ส่งคืนภายใน 30 วันหลังได้รับ โดยยังไม่ได้ใช้ แล้วรับเงินคืน | ສົ່ງຄືນພາຍໃນ 30 ວັນຫຼັງໄດ້ຮັບ ໂດຍຍັງບໍ່ໄດ້ໃຊ້ ແລ້ວຮັບເງິນຄືນ.
Paid before noon, handed to the courier the same day; otherwise the next working day. | 中午前付款,当日交给快递;其余下一个工作日发出。 | Si pagas antes del mediodía, sale el mismo día; si no, el siguiente día laborable. | Payé avant midi, remis au transporteur le jour même ; sinon le jour ouvré suivant. | ชำระก่อนเที่ยง ส่งให้ขนส่งในวันเดียวกัน หลังจากนั้นส่งวันทำการถัดไป | ຊຳລະກ່ອນທ່ຽງ ມອບໃຫ້ຂົນສົ່ງໃນມື້ດຽວກັນ; ຫຼັງຈາກນັ້ນແມ່ນວັນລັດຖະການຕໍ່ໄປ.
The shop is paid after you have received the goods. Until then your money is held by the mall. | 您收货之后店铺才会收到货款,在此之前由商城代为保管。 | La tienda cobra cuando ya has recibido tu compra. Hasta entonces el dinero lo guarda la galería. | La boutique est payée après que vous avez reçu vos articles. Jusque-là, la galerie garde votre argent. | ร้านได้รับเงินหลังจากคุณได้รับสินค้าแล้ว ก่อนหน้านั้นห้างจะเก็บเงินไว้ให้ | ຮ້ານໄດ້ຮັບເງິນຫຼັງຈາກທ່ານໄດ້ຮັບສິນຄ້າແລ້ວ. ກ່ອນໜ້ານັ້ນ ຫ້າງເກັບເງິນໄວ້ໃຫ້.
`);

export const coupons = rows(`
Welcome to the mall | 欢迎光临商城 | Bienvenida a la galería | Bienvenue dans la galerie | ยินดีต้อนรับสู่ห้าง | ຍິນດີຕ້ອນຮັບສູ່ຫ້າງ
Ten off a hundred | 满一百减十 | Diez menos en cien | Dix de moins sur cent | ครบร้อยลดสิบ | ຄົບຮ້ອຍ ຫຼຸດສິບ
Weekend treat | 周末小惊喜 | Capricho de fin de semana | Plaisir du week-end | ของขวัญวันหยุด | ຂອງຂວັນທ້າຍອາທິດ
Thank you for your order | 感谢您的订单 | Gracias por tu pedido | Merci pour votre commande | ขอบคุณสำหรับคำสั่งซื้อ | ຂອບໃຈສຳລັບການສັ່ງຊື້
Autumn market | 秋日集市 | Mercado de otoño | Marché d’automne | ตลาดฤดูใบไม้ร่วง | ຕະຫຼາດລະດູໃບໄມ້ຫຼົ່ນ
Home and kitchen week | 家居厨房周 | Semana del hogar y la cocina | Semaine maison et cuisine | สัปดาห์บ้านและครัว | ອາທິດເຮືອນ ແລະ ເຮືອນຄົວ
Readers’ evening | 读书之夜 | Velada de lectura | Soirée lecture | ค่ำคืนนักอ่าน | ຄ່ຳຄືນນັກອ່ານ
A mug for every hand | 人手一杯 | Una taza para cada mano | Une tasse pour chaque main | แก้วสำหรับทุกมือ | ຈອກສຳລັບທຸກມື
New soles | 新鞋新底 | Suelas nuevas | Semelles neuves | พื้นรองเท้าใหม่ | ພື້ນເກີບໃໝ່
A friend for the pillow | 枕边好朋友 | Un amigo para la almohada | Un ami pour l’oreiller | เพื่อนข้างหมอน | ໝູ່ຂ້າງໝອນ
From our own shelves | 自营好物 | De nuestros propios estantes | De nos propres rayons | จากชั้นวางของเราเอง | ຈາກຊັ້ນວາງຂອງພວກເຮົາເອງ
Trade in, tune up | 以旧换新 | Cambia lo viejo y estrena | Reprise et remise à neuf | เก่าแลกใหม่ | ເກົ່າແລກໃໝ່
A place at the table | 餐桌好物 | Un sitio en la mesa | Une place à table | ของดีประจำโต๊ะอาหาร | ຂອງດີປະຈຳໂຕະອາຫານ
Light for the evening | 夜晚的灯光 | Luz para la noche | Lumière du soir | แสงไฟยามค่ำ | ແສງໄຟຍາມຄ່ຳ
First tea of the year | 新茶尝鲜 | El primer té del año | Le premier thé de l’année | ชาแรกของปี | ຊາທຳອິດຂອງປີ
Paper and ink | 纸墨之礼 | Papel y tinta | Papier et encre | กระดาษและหมึก | ເຈ້ຍ ແລະ ນ້ຳມຶກ
From the garden | 园中好物 | Directo del jardín | Tout droit du jardin | ของดีจากสวน | ຂອງດີຈາກສວນ
From orchard to table | 从果园到餐桌 | De la huerta a tu mesa | Du verger à la table | จากไร่สู่โต๊ะอาหาร | ຈາກໄຮ່ສູ່ໂຕະອາຫານ
An afternoon treat | 午后甜点 | La merienda | L’heure du goûter | ของหวานยามบ่าย | ຂອງຫວານຍາມບ່າຍ
Room in the wardrobe | 衣橱添新 | Un hueco en el armario | De la place dans l’armoire | เติมตู้เสื้อผ้า | ເຕີມຕູ້ເສື້ອຜ້າ
For the next mile | 再走一程 | Para el próximo kilómetro | Pour le prochain kilomètre | ก้าวต่อไปอีกไกล | ກ້າວຕໍ່ໄປອີກໄກ
A fresh face | 清新好肤色 | La cara fresca | Le teint frais | ผิวสดใส | ຜິວສົດໃສ
Fully charged | 满电出发 | A plena carga | À pleine charge | ชาร์จเต็มพร้อมลุย | ສາກເຕັມພ້ອມໄປ
For a rainy afternoon | 雨天下午 | Para una tarde de lluvia | Pour un après-midi de pluie | บ่ายวันฝนตก | ຕອນບ່າຍວັນຝົນຕົກ
Weekend outdoors | 周末去户外 | Fin de semana al aire libre | Week-end au grand air | สุดสัปดาห์กลางแจ้ง | ທ້າຍອາທິດກາງແຈ້ງ
Green for the windowsill | 窗台添绿 | Verde para la ventana | Du vert à la fenêtre | สีเขียวริมหน้าต่าง | ສີຂຽວຂ້າງປ່ອງຢ້ຽມ
One more chapter | 再读一章 | Un capítulo más | Encore un chapitre | ต่ออีกบท | ຕໍ່ອີກບົດ
Fresh strings | 换上新弦 | Cuerdas nuevas | Des cordes neuves | สายใหม่เสียงใส | ສາຍໃໝ່ສຽງໃສ
A full larder | 食品柜满满 | La despensa llena | Le garde-manger plein | ครัวไม่เคยว่าง | ເຮືອນຄົວບໍ່ເຄີຍຫວ່າງ
`);

export const units = rows(`
pcs | 件 | ud. | pce | ชิ้น | ຊິ້ນ
`);
