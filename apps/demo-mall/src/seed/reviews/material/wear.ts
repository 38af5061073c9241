import { material } from '../material';

/** Reviews of what is worn and carried. en | zh-CN | es | fr | th | lo */
export const wear = material(`
# clothes
+ The cut is exactly right. | 版型正合适。 | El corte es perfecto. | La coupe est parfaite. | ทรงพอดีเป๊ะ | ຊົງພໍດີຫຼາຍ
+ Washed six times and no pilling. | 洗了六次也没起球。 | Seis lavados y ni una bolita. | Six lavages, aucune peluche. | ซักหกครั้งแล้วไม่เป็นขุย | ຊັກຫົກເທື່ອແລ້ວບໍ່ເປັນຂົນ
+ Compliments on the first day. | 第一天穿就有人夸。 | Piropos el primer día. | Des compliments dès le premier jour. | ใส่วันแรกก็มีคนชม | ໃສ່ມື້ທຳອິດກໍມີຄົນຊົມ
+ The fabric feels far more expensive. | 面料摸起来贵得多。 | La tela parece mucho más cara. | Le tissu semble bien plus cher. | เนื้อผ้าดูแพงกว่าราคา | ເນື້ອຜ້າເບິ່ງແພງກວ່າລາຄາ
+ I can move in it, all day. | 穿一天活动自如。 | Me muevo con comodidad todo el día. | Je bouge à l’aise toute la journée. | ใส่แล้วเคลื่อนไหวสบายทั้งวัน | ໃສ່ແລ້ວເຄື່ອນໄຫວສະບາຍໝົດມື້
+ The seams are straight, inside as well. | 缝线笔直，里面也一样。 | Costuras rectas, también por dentro. | Des coutures droites, à l’intérieur aussi. | ตะเข็บตรงทั้งนอกและใน | ຕະເຂັບຊື່ທັງນອກ ແລະ ໃນ
+ The size chart told the truth. | 尺码表很准。 | La tabla de tallas dice la verdad. | Le guide des tailles dit vrai. | ตารางไซซ์ตรงจริง | ຕາຕະລາງຂະໜາດຕົງແທ້
+ My favourite for weekdays and weekends. | 平时周末都爱穿。 | Mi favorito entre semana y el finde. | Mon préféré, semaine et week-end. | ตัวโปรดทั้งวันธรรมดาและวันหยุด | ຕົວທີ່ມັກທັງວັນທຳມະດາ ແລະ ວັນພັກ
~ Nice; I am between two sizes and took the larger. | 不错，我在两个码之间，选了大的。 | Bonito; estoy entre dos tallas y cogí la mayor. | Joli ; entre deux tailles, j’ai pris la plus grande. | สวย อยู่ระหว่างสองไซซ์ เลยเลือกตัวใหญ่ | ງາມ ຢູ່ລະຫວ່າງສອງຂະໜາດ ເລີຍເລືອກໂຕໃຫຍ່
~ A good cut; I would have liked more colours. | 版型好，颜色能多些更好。 | Buen corte; querría más colores. | Bonne coupe ; plus de couleurs serait bien. | ทรงดี อยากให้มีสีเยอะกว่านี้ | ຊົງດີ ຢາກໃຫ້ມີສີຫຼາຍກວ່ານີ້
- Runs small; check the chart. | 偏小，买前看尺码表。 | Talla poco; mirad la tabla. | Taille petit ; regardez le guide. | ไซซ์เล็ก ดูตารางก่อน | ຂະໜາດນ້ອຍ ເບິ່ງຕາຕະລາງກ່ອນ
! The fabric lost its colour in the first wash. | 第一次洗就掉色。 | La tela perdió color al primer lavado. | Le tissu a déteint au premier lavage. | ซักครั้งแรกผ้าสีตก | ຊັກເທື່ອທຳອິດຜ້າສີຕົກ
# knits
+ Warm without being bulky. | 暖和又不臃肿。 | Abriga sin abultar. | Chaud sans être épais. | อุ่นแต่ไม่เทอะทะ | ອຸ່ນແຕ່ບໍ່ໜາເກີນໄປ
+ It does not scratch at all. | 一点都不扎。 | No pica nada. | Ne gratte pas du tout. | ไม่คันเลย | ບໍ່ຄັນເລີຍ
+ Worn all winter and still in shape. | 戴了一冬没变形。 | Todo el invierno y no ha perdido la forma. | Porté tout l’hiver, toujours en forme. | ใส่ทั้งหน้าหนาวยังทรงเดิม | ໃສ່ໝົດລະດູໜາວຍັງຊົງເກົ່າ
+ The yarn is soft and even. | 毛线柔软均匀。 | El hilo es suave y uniforme. | Le fil est doux et régulier. | เส้นด้ายนุ่มสม่ำเสมอ | ເສັ້ນດ້າຍນຸ້ມສະເໝີກັນ
~ Good and warm, a finger’s width too long. | 暖和，长了一指。 | Abriga bien, un dedo más largo de la cuenta. | Bien chaud, un doigt trop long. | อุ่นดี ยาวไปสักนิ้ว | ອຸ່ນດີ ຍາວໄປນິ້ວໜຶ່ງ
- Sheds fluff in the first week. | 第一周掉毛。 | Suelta pelusa la primera semana. | Perd des peluches la première semaine. | สัปดาห์แรกขนหลุด | ອາທິດທຳອິດຂົນຫຼົ່ນ
! Had a hole within days. | 没几天就破了个洞。 | A los pocos días tenía un agujero. | Troué au bout de quelques jours. | ไม่กี่วันก็เป็นรู | ບໍ່ພໍມື້ກໍເປັນຮູ
# accessories
+ Sits well and stays put. | 戴着稳。 | Queda bien y no se mueve. | Tient bien en place. | ใส่แล้วอยู่ทรง ไม่หลุด | ໃສ່ແລ້ວຢູ່ຊົງ ບໍ່ຫຼຸດ
+ I am asked about it every time. | 每次都有人问。 | Siempre me preguntan por él. | On m’en parle à chaque fois. | มีคนถามทุกครั้ง | ມີຄົນຖາມທຸກເທື່ອ
+ The detail is finer than in the picture. | 细节比图片更精致。 | El detalle es más fino que en la foto. | Le détail est plus fin que sur la photo. | รายละเอียดประณีตกว่าในรูป | ລາຍລະອຽດງາມກວ່າໃນຮູບ
+ Goes with everything that I own. | 百搭。 | Combina con todo lo que tengo. | Va avec tout ce que j’ai. | เข้ากับทุกอย่างที่มี | ເຂົ້າກັບທຸກຢ່າງທີ່ມີ
~ Pretty; a sturdier box would suit it. | 好看，盒子再结实些更好。 | Bonito; merece una caja más firme. | Joli ; une boîte plus solide lui irait. | สวย กล่องน่าจะแข็งแรงกว่านี้ | ງາມ ກ່ອງໜ້າຈະແຂງແຮງກວ່ານີ້
- A bit tight on me. | 我戴有点紧。 | Me aprieta un poco. | Un peu serré pour moi. | แน่นไปหน่อยสำหรับฉัน | ແໜ້ນໄປໜ້ອຍໜຶ່ງສຳລັບຂ້ອຍ
! Came bent, and I could not bend it back. | 收到就是弯的，掰不回来。 | Llegó doblado y no se endereza. | Arrivé tordu, impossible à redresser. | มาแบบงอ ดัดกลับไม่ได้ | ມາແບບງໍ ດັດກັບບໍ່ໄດ້
# shoes
+ No blisters, not even on the first day. | 第一天也没磨脚。 | Ni una rozadura, ni el primer día. | Pas une ampoule, même le premier jour. | ไม่กัดเท้าตั้งแต่วันแรก | ບໍ່ກັດຕີນແຕ່ມື້ທຳອິດ
+ The sole grips and yet bends. | 鞋底防滑又柔软。 | La suela agarra y aun así flexiona. | La semelle accroche tout en restant souple. | พื้นเกาะดีแต่ยืดหยุ่น | ພື້ນເກາະດີແຕ່ຢືດຢຸ່ນ
+ My usual size is right. | 平时的码正好。 | Mi número de siempre va bien. | Ma pointure habituelle convient. | ไซซ์ที่ใส่ประจำพอดี | ຂະໜາດທີ່ໃສ່ປະຈຳພໍດີ
+ The second pair, for good reason. | 第二双了，有道理的。 | Segundo par, y con motivo. | La deuxième paire, et pour cause. | คู่ที่สองแล้ว เพราะดีจริง | ຄູ່ທີສອງແລ້ວ ເພາະດີແທ້
+ Neatly stitched all round. | 一圈针脚都整齐。 | Bien cosido por todas partes. | Coutures nettes tout autour. | เย็บเรียบร้อยรอบคู่ | ຫຍິບຮຽບຮ້ອຍອ້ອມຄູ່
+ They took a day to settle and have been comfortable since. | 穿一天就合脚了。 | Un día para adaptarse y comodísimos. | Un jour pour se faire, confortables depuis. | ใส่วันเดียวก็เข้าเท้า | ໃສ່ມື້ດຽວກໍເຂົ້າຕີນ
~ Good, though narrow at the toes. | 不错，鞋头稍窄。 | Buenos, aunque estrechos de punta. | Bien, mais étroits au bout. | ดี แต่หัวแคบหน่อย | ດີ ແຕ່ຫົວແຄບໜ້ອຍໜຶ່ງ
~ Comfortable; I took half a size more. | 舒服，我选大了半码。 | Cómodos; cogí medio número más. | Confortables ; j’ai pris une demi-pointure au-dessus. | ใส่สบาย เผื่อไปครึ่งไซซ์ | ໃສ່ສະບາຍ ເຜື່ອໄປເຄິ່ງຂະໜາດ
- The heel rubs on long days. | 走久了磨后跟。 | El talón roza en días largos. | Le talon frotte les longues journées. | เดินนานส้นเสียดเท้า | ຍ່າງດົນສົ້ນສີຕີນ
! The sole came away at the edge. | 鞋底边开胶了。 | Se despegó la suela por el borde. | La semelle se décolle sur le bord. | พื้นหลุดตรงขอบ | ພື້ນຫຼຸດຢູ່ຂອບ
# bags
+ Holds far more than it seems. | 比看起来能装。 | Cabe mucho más de lo que parece. | Contient plus qu’il n’y paraît. | จุกว่าที่เห็น | ຈຸກວ່າທີ່ເຫັນ
+ The seams take a full load. | 装满也不怕开线。 | Las costuras aguantan a plena carga. | Les coutures tiennent à pleine charge. | ใส่เต็มตะเข็บก็ไม่ปริ | ໃສ່ເຕັມຕະເຂັບກໍບໍ່ປິ
+ With me every day since it came. | 收到后天天用。 | Va conmigo todos los días. | Avec moi tous les jours. | ใช้ทุกวันตั้งแต่ได้มา | ໃຊ້ທຸກມື້ແຕ່ໄດ້ມາ
+ Opens and closes with one hand. | 单手就能开合。 | Se abre y se cierra con una mano. | S’ouvre et se ferme d’une main. | เปิดปิดมือเดียวได้ | ເປີດປິດມືດຽວໄດ້
~ Good; one more inside pocket would help. | 不错，内袋再多一个更好。 | Bueno; un bolsillo interior más vendría bien. | Bien ; une poche intérieure de plus aiderait. | ดี ถ้ามีช่องด้านในอีกช่องจะดี | ດີ ຖ້າມີຊ່ອງດ້ານໃນອີກຊ່ອງຈະດີ
- Smells of the factory for a week. | 头一周有味道。 | Huele a nuevo una semana. | Sent le neuf pendant une semaine. | มีกลิ่นใหม่อยู่หนึ่งสัปดาห์ | ມີກິ່ນໃໝ່ຢູ່ອາທິດໜຶ່ງ
! The fastening broke on its second outing. | 第二次出门扣子就坏了。 | El cierre se rompió a la segunda salida. | Le fermoir a cassé à la deuxième sortie. | ออกงานครั้งที่สองตัวปิดก็พัง | ເອົາອອກເທື່ອທີສອງໂຕປິດກໍເພ
`);
