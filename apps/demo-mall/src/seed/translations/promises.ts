import { rows } from './rows';

/** Guarantees of shops. en | zh-CN | es | fr | th | lo */
export const guarantees = rows(`
Known shops | 实名店铺 | Tiendas conocidas | Boutiques connues | ร้านที่รู้จักตัวตน | ຮ້ານທີ່ຮູ້ຈັກໂຕຕົນ
{returnDays} days to ask for your money back | {returnDays} 天内可申请退款 | {returnDays} días para pedir el reembolso | {returnDays} jours pour demander le remboursement | ขอคืนเงินได้ใน {returnDays} วัน | ຂໍເງິນຄືນໄດ້ໃນ {returnDays} ວັນ
Tracked to your door | 全程物流可查 | Seguimiento hasta tu puerta | Suivi jusqu’à votre porte | ติดตามได้ถึงบ้าน | ຕິດຕາມໄດ້ຮອດບ້ານ
Safe payment | 安全付款 | Pago seguro | Paiement sûr | ชำระเงินปลอดภัย | ຊຳລະເງິນຢ່າງປອດໄພ
`);

export const guaranteeTexts = rows(`
Every shop is known to us by name, address and licence, which you can look at. | 每家店铺的名称、地址和执照我们都有核实，您也可以查看。 | Conocemos el nombre, la dirección y la licencia de cada tienda, y puedes consultarlos. | Nous connaissons le nom, l’adresse et la licence de chaque boutique, et vous pouvez les consulter. | เรารู้จักชื่อ ที่อยู่ และใบอนุญาตของทุกร้าน ซึ่งคุณดูได้ | ພວກເຮົາຮູ້ຈັກຊື່ ທີ່ຢູ່ ແລະ ໃບອະນຸຍາດຂອງທຸກຮ້ານ ເຊິ່ງທ່ານເບິ່ງໄດ້
Ask for a refund within {returnDays} days of receiving it, on the page of your order. | 收货后 {returnDays} 天内，可在订单页申请退款。 | Pide el reembolso en los {returnDays} días siguientes a recibirlo, en la página de tu pedido. | Demandez le remboursement dans les {returnDays} jours suivant la réception, sur la page de votre commande. | ขอคืนเงินได้ภายใน {returnDays} วันหลังได้รับ ที่หน้าคำสั่งซื้อ | ຂໍເງິນຄືນໄດ້ພາຍໃນ {returnDays} ວັນຫຼັງໄດ້ຮັບ ຢູ່ໜ້າຄຳສັ່ງຊື້
The page of your order shows where the parcel is, from the shop to you. | 订单页会显示包裹从店铺到您手中的位置。 | La página de tu pedido muestra dónde está el paquete, de la tienda a tu casa. | La page de votre commande montre où est le colis, de la boutique jusqu’à vous. | หน้าคำสั่งซื้อแสดงว่าพัสดุอยู่ที่ไหน ตั้งแต่ร้านจนถึงคุณ | ໜ້າຄຳສັ່ງຊື້ສະແດງວ່າພັດສະດຸຢູ່ໃສ ແຕ່ຮ້ານຈົນຮອດທ່ານ
The shop is paid after you have received the goods. Until then your money is held by the mall. | 您收货之后店铺才会收到货款,在此之前由商城代为保管。 | La tienda cobra cuando ya has recibido tu compra. Hasta entonces el dinero lo guarda la galería. | La boutique est payée après que vous avez reçu vos articles. Jusque-là, la galerie garde votre argent. | ร้านได้รับเงินหลังจากคุณได้รับสินค้าแล้ว ก่อนหน้านั้นห้างจะเก็บเงินไว้ให้ | ຮ້ານໄດ້ຮັບເງິນຫຼັງຈາກທ່ານໄດ້ຮັບສິນຄ້າແລ້ວ. ກ່ອນໜ້ານັ້ນ ຫ້າງເກັບເງິນໄວ້ໃຫ້.
`);

export const coupons = rows(`
Welcome to the mall | 欢迎光临商城 | Bienvenida a la galería | Bienvenue dans la galerie | ยินดีต้อนรับสู่ห้าง | ຍິນດີຕ້ອນຮັບສູ່ຫ້າງ
For a full basket | 满载而归 | Para una cesta llena | Pour un panier bien rempli | สำหรับตะกร้าใบใหญ่ | ສຳລັບກະຕ່າເຕັມ
Weekend treat | 周末小惊喜 | Capricho de fin de semana | Plaisir du week-end | ของขวัญวันหยุด | ຂອງຂວັນທ້າຍອາທິດ
Thank you for your order | 感谢您的订单 | Gracias por tu pedido | Merci pour votre commande | ขอบคุณสำหรับคำสั่งซื้อ | ຂອບໃຈສຳລັບການສັ່ງຊື້
Autumn market | 秋日集市 | Mercado de otoño | Marché d’automne | ตลาดฤดูใบไม้ร่วง | ຕະຫຼາດລະດູໃບໄມ້ຫຼົ່ນ
Home and kitchen week | 家居厨房周 | Semana del hogar y la cocina | Semaine maison et cuisine | สัปดาห์บ้านและครัว | ອາທິດເຮືອນ ແລະ ເຮືອນຄົວ
Readers’ evening | 读书之夜 | Velada de lectura | Soirée lecture | ค่ำคืนนักอ่าน | ຄ່ຳຄືນນັກອ່ານ
A mug for every hand | 人手一杯 | Una taza para cada mano | Une tasse pour chaque main | แก้วสำหรับทุกมือ | ຈອກສຳລັບທຸກມື
New soles | 新鞋新底 | Suelas nuevas | Semelles neuves | พื้นรองเท้าใหม่ | ພື້ນເກີບໃໝ່
A friend for the pillow | 枕边好朋友 | Un amigo para la almohada | Un ami pour l’oreiller | เพื่อนข้างหมอน | ໝູ່ຂ້າງໝອນ
From our own shelves | 自营好物 | De nuestros propios estantes | De nos propres rayons | จากชั้นวางของเราเอง | ຈາກຊັ້ນວາງຂອງພວກເຮົາເອງ
For the big purchase | 大件专享 | Para la compra grande | Pour le gros achat | สำหรับชิ้นใหญ่ | ສຳລັບຊິ້ນໃຫຍ່
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
