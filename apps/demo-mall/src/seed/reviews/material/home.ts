import { material } from '../material';

/** Reviews of what furnishes a home. en | zh-CN | es | fr | th | lo */
export const home = material(`
# candles
+ The scent is there but never in the way. | 香味有，但不抢。 | El aroma se nota sin molestar. | Le parfum est présent sans s’imposer. | กลิ่นมาแบบพอดี ไม่ฉุน | ກິ່ນພໍດີ ບໍ່ຮຸນແຮງ
+ Burns down evenly and leaves no soot. | 燃得均匀，没有黑烟。 | Se consume por igual y sin hollín. | Brûle régulièrement, sans suie. | ไหม้เรียบสม่ำเสมอ ไม่มีเขม่า | ໄໝ້ສະເໝີກັນ ບໍ່ມີຂີ້ໝິ້ນ
+ One evening and I ordered another. | 点了一晚就又买了一个。 | Una noche y ya pedí otra. | Une soirée, et j’en ai recommandé une. | จุดคืนเดียวก็สั่งเพิ่ม | ໄຕ້ຄືນດຽວກໍສັ່ງເພີ່ມ
+ A calm, warm light for the bath. | 泡澡时的光很柔和。 | Una luz tranquila para el baño. | Une lumière douce pour le bain. | แสงนุ่มเหมาะกับเวลาแช่น้ำ | ແສງນຸ້ມເໝາະເວລາແຊ່ນ້ຳ
~ I wish the scent were a little stronger. | 希望香味再浓一点。 | Ojalá oliera un poco más. | J’aimerais un parfum un peu plus fort. | อยากให้กลิ่นแรงกว่านี้อีกนิด | ຢາກໃຫ້ກິ່ນແຮງກວ່ານີ້ໜ້ອຍໜຶ່ງ
- The wick drowned twice. | 烛芯淹灭过两次。 | La mecha se ahogó dos veces. | La mèche s’est noyée deux fois. | ไส้เทียนจมดับสองครั้ง | ໄສ້ທຽນຈົມມອດສອງເທື່ອ
! The scent gives me a headache; not for me. | 味道让我头疼，不适合我。 | El olor me da dolor de cabeza; no es para mí. | L’odeur me donne mal à la tête ; pas pour moi. | กลิ่นทำให้ปวดหัว ไม่เหมาะกับฉัน | ກິ່ນເຮັດໃຫ້ເຈັບຫົວ ບໍ່ເໝາະກັບຂ້ອຍ
# lamps
+ Warm light that flatters the whole room. | 光线暖，整个房间都好看了。 | Luz cálida que favorece a toda la habitación. | Une lumière chaude qui embellit la pièce. | แสงอุ่น ทำให้ห้องดูดี | ແສງອຸ່ນ ເຮັດໃຫ້ຫ້ອງເບິ່ງງາມ
+ No hum and no flicker. | 没有嗡嗡声，也不闪。 | Ni zumba ni parpadea. | Ni bourdonnement ni scintillement. | ไม่มีเสียงหึ่ง ไม่กะพริบ | ບໍ່ມີສຽງດັງ ບໍ່ກະພິບ
+ I read by it every night. | 每晚靠它看书。 | Leo con ella todas las noches. | Je lis avec tous les soirs. | เปิดอ่านหนังสือทุกคืน | ເປີດອ່ານປຶ້ມທຸກຄືນ
+ Prettier switched off than my old one was on. | 关着都比我旧的那盏好看。 | Apagada es más bonita que mi vieja encendida. | Plus belle éteinte que l’ancienne allumée. | ปิดไว้ยังสวยกว่าอันเก่าตอนเปิด | ປິດໄວ້ຍັງງາມກວ່າອັນເກົ່າຕອນເປີດ
~ Lovely light; I would buy it one step brighter. | 光很美，再亮一档就更好。 | Luz preciosa; la preferiría un punto más intensa. | Belle lumière ; un cran plus vive serait parfait. | แสงสวย อยากให้สว่างขึ้นอีกระดับ | ແສງງາມ ຢາກໃຫ້ແຈ້ງຂຶ້ນອີກລະດັບ
- Gives less light than I need to work. | 工作用不够亮。 | Da menos luz de la que necesito para trabajar. | Trop faible pour travailler. | สว่างไม่พอสำหรับทำงาน | ແຈ້ງບໍ່ພໍສຳລັບເຮັດວຽກ
! Did not light up at all. | 根本不亮。 | No se enciende. | Ne s’allume pas. | เปิดไม่ติดเลย | ເປີດບໍ່ຕິດເລີຍ
# textiles
+ Soft from the first day. | 第一天就很柔软。 | Suave desde el primer día. | Doux dès le premier jour. | นุ่มตั้งแต่วันแรก | ນຸ້ມແຕ່ມື້ທຳອິດ
+ Came out of the wash as it went in. | 洗完和新的一样。 | Salió de la lavadora igual que entró. | Ressorti du lavage comme il y est entré. | ซักแล้วยังเหมือนเดิม | ຊັກແລ້ວຍັງຄືເກົ່າ
+ The cat moved in within minutes. | 猫马上就霸占了。 | El gato se instaló en minutos. | Le chat l’a adopté en quelques minutes. | แมวยึดไปแล้วในไม่กี่นาที | ແມວຍຶດໄປແລ້ວບຶດດຽວ
+ A dense weave without loose threads. | 织得密，没有线头。 | Tejido denso, sin hilos sueltos. | Tissage serré, aucun fil qui dépasse. | ทอแน่น ไม่มีด้ายรุ่ย | ຕ່ຳແໜ້ນ ບໍ່ມີເສັ້ນດ້າຍຫຼຸດ
~ Good cloth; it needs one wash to lose its crease. | 面料好，洗一次折痕才没。 | Buena tela; hay que lavarla una vez para quitar el pliegue. | Beau tissu ; un lavage efface le pli. | ผ้าดี ซักหนึ่งครั้งรอยพับถึงหาย | ຜ້າດີ ຊັກເທື່ອໜຶ່ງຮອຍພັບຈຶ່ງຫາຍ
- Thinner than the photograph suggests. | 比照片上薄。 | Más fino de lo que parece en la foto. | Plus fin que sur la photo. | บางกว่าในรูป | ບາງກວ່າໃນຮູບ
! A seam opened in the first wash. | 第一次洗就开线了。 | Se abrió una costura al primer lavado. | Une couture a lâché au premier lavage. | ซักครั้งแรกตะเข็บปริ | ຊັກເທື່ອທຳອິດຕະເຂັບປິ
# furniture
+ Solid, nothing creaks. | 很结实，没有吱呀声。 | Sólido, nada cruje. | Solide, rien ne grince. | แข็งแรง ไม่มีเสียงเอี๊ยด | ແຂງແຮງ ບໍ່ມີສຽງດັງ
+ The room finally looks finished. | 房间终于完整了。 | La habitación por fin parece terminada. | La pièce a enfin l’air finie. | ห้องดูสมบูรณ์เสียที | ຫ້ອງເບິ່ງສົມບູນຈັກເທື່ອ
+ Two friendly people carried it up. | 两位师傅客气地搬上楼。 | Dos personas muy amables lo subieron. | Deux livreurs aimables l’ont monté. | พนักงานสองคนช่วยยกขึ้นอย่างสุภาพ | ພະນັກງານສອງຄົນຊ່ວຍຍົກຂຶ້ນຢ່າງສຸພາບ
+ The surface is smooth on the back as well. | 连背面都打磨得光滑。 | El acabado es liso también por detrás. | La finition est lisse, même au dos. | ผิวเรียบแม้แต่ด้านหลัง | ໜ້າລຽບແມ່ນແຕ່ດ້ານຫຼັງ
~ Handsome; the tone is a touch darker than on my screen. | 好看，颜色比屏幕上深一点。 | Bonito; el tono es algo más oscuro que en pantalla. | Beau ; le ton est un peu plus foncé qu’à l’écran. | สวย สีเข้มกว่าในจอนิดหน่อย | ງາມ ສີເຂັ້ມກວ່າໃນຈໍໜ້ອຍໜຶ່ງ
- Takes up more room than I had measured. | 比我量的更占地方。 | Ocupa más de lo que había medido. | Prend plus de place que je ne l’avais mesuré. | กินที่มากกว่าที่วัดไว้ | ກິນບ່ອນຫຼາຍກວ່າທີ່ວັດໄວ້
! One corner was crushed on the way. | 运输时压坏了一个角。 | Una esquina llegó aplastada. | Un coin a été écrasé pendant le transport. | มุมหนึ่งบุบระหว่างขนส่ง | ມຸມໜຶ່ງບຸບລະຫວ່າງຂົນສົ່ງ
# decor
+ Hung it in the hall and smile whenever I pass. | 挂在玄关，每次经过都会笑。 | En el recibidor me hace sonreír al pasar. | Dans l’entrée, il me fait sourire à chaque passage. | วางไว้หน้าบ้าน เดินผ่านทีไรก็ยิ้ม | ວາງໄວ້ໜ້າບ້ານ ຜ່ານເທື່ອໃດກໍຍິ້ມ
+ Made with care, down to the back. | 做工用心，背面也讲究。 | Hecho con mimo, hasta por detrás. | Fait avec soin, jusqu’au dos. | งานละเอียดถึงด้านหลัง | ວຽກລະອຽດຮອດດ້ານຫຼັງ
+ Every visitor looks at it first. | 客人进门先看它。 | Es lo primero que miran las visitas. | C’est la première chose que l’on regarde. | ใครมาก็มองชิ้นนี้ก่อน | ໃຜມາກໍເບິ່ງອັນນີ້ກ່ອນ
+ Exactly the size that the wall needed. | 大小正合适那面墙。 | Justo la medida que pedía la pared. | Exactement la taille qu’il fallait. | ขนาดพอดีกับผนัง | ຂະໜາດພໍດີກັບຝາ
~ Beautiful; a second hook in the box would be kind. | 很美，再送一个挂钩就好了。 | Precioso; se agradecería un segundo gancho. | Superbe ; un second crochet serait bienvenu. | สวย ถ้าแถมตะขออีกตัวจะดี | ງາມ ຖ້າແຖມຂໍອີກອັນຈະດີ
- Nice, but paler than in the picture. | 不错，但比图片淡。 | Bonito, pero más pálido que en la foto. | Joli, mais plus pâle que sur la photo. | สวย แต่ซีดกว่าในรูป | ງາມ ແຕ່ຈືດກວ່າໃນຮູບ
! Arrived with a crack across the front. | 正面有一道裂痕。 | Llegó con una grieta delante. | Arrivé fendu sur le devant. | ด้านหน้าร้าวมา | ດ້ານໜ້າແຕກມາ
# household
+ Does the job and looks good doing it. | 好用，也好看。 | Cumple y encima queda bien. | Fait le travail, avec élégance. | ใช้ดีและดูดี | ໃຊ້ດີ ແລະ ເບິ່ງງາມ
+ Lasts longer than my usual one. | 比平时买的耐用。 | Dura más que el que usaba. | Dure plus longtemps que d’habitude. | ใช้ได้นานกว่ายี่ห้อเดิม | ໃຊ້ໄດ້ດົນກວ່າຍີ່ຫໍ້ເກົ່າ
+ The small things of a home done well. | 居家小事做到位了。 | Las pequeñas cosas de casa, bien hechas. | Les petites choses de la maison, bien faites. | ของเล็ก ๆ ในบ้านที่ทำมาดี | ຂອງນ້ອຍໆໃນເຮືອນທີ່ເຮັດມາດີ
+ No plastic in the parcel at all. | 包裹里一点塑料都没有。 | Ni un plástico en el paquete. | Pas un plastique dans le colis. | ในกล่องไม่มีพลาสติกเลย | ໃນກ່ອງບໍ່ມີພາດສະຕິກເລີຍ
~ Useful; I would take it one size larger. | 实用，再大一号更好。 | Útil; lo preferiría una talla mayor. | Utile ; une taille au-dessus serait mieux. | มีประโยชน์ อยากได้ใหญ่กว่านี้ | ມີປະໂຫຍດ ຢາກໄດ້ໃຫຍ່ກວ່ານີ້
- Average for the price. | 这个价钱一般。 | Normalito para lo que cuesta. | Moyen pour le prix. | ธรรมดาเมื่อเทียบราคา | ທຳມະດາເມື່ອທຽບລາຄາ
! Part of it was missing. | 少了一部分。 | Faltaba una parte. | Il en manquait une partie. | ของมาไม่ครบ | ຂອງມາບໍ່ຄົບ
# things
+ Well made, and it shows. | 做工好，一看就知道。 | Bien hecho, y se nota. | Bien fabriqué, et ça se voit. | งานดี เห็นได้ชัด | ວຽກດີ ເຫັນໄດ້ຊັດ
+ Small, useful and always at hand. | 小巧实用，随手可得。 | Pequeño, útil y siempre a mano. | Petit, utile, toujours sous la main. | เล็ก ใช้ได้จริง หยิบง่าย | ນ້ອຍ ໃຊ້ໄດ້ແທ້ ຈັບງ່າຍ
+ Nothing about it feels cheap. | 没有一处显廉价。 | Nada en él parece barato. | Rien n’y fait bon marché. | ไม่มีตรงไหนดูถูก | ບໍ່ມີບ່ອນໃດເບິ່ງຖືກ
+ Better in the hand than on the screen. | 实物比屏幕上好。 | En la mano gana respecto a la pantalla. | Mieux en main qu’à l’écran. | ของจริงดีกว่าในจอ | ຂອງແທ້ດີກວ່າໃນຈໍ
+ One of those things you miss only once you have it. | 用过才知道少不了它。 | De esas cosas que solo echas en falta cuando las tienes. | On ne s’en passe plus une fois qu’on l’a. | ลองแล้วถึงรู้ว่าขาดไม่ได้ | ລອງແລ້ວຈຶ່ງຮູ້ວ່າຂາດບໍ່ໄດ້
+ Exactly as described. | 和描述完全一致。 | Tal cual se describe. | Exactement comme décrit. | ตรงตามที่บอกทุกอย่าง | ຕົງຕາມທີ່ບອກທຸກຢ່າງ
+ A good price for what it is. | 这个东西这个价，值。 | Buen precio para lo que es. | Un bon prix pour ce que c’est. | ราคาดีเมื่อเทียบกับของ | ລາຄາດີເມື່ອທຽບກັບຂອງ
+ Simple, and that is its strength. | 简单就是它的优点。 | Sencillo, y esa es su gracia. | Simple, et c’est sa force. | เรียบง่าย นั่นคือข้อดี | ລຽບງ່າຍ ນັ້ນຄືຂໍ້ດີ
~ Good; a bag to keep it in would make it perfect. | 不错，配个收纳袋就完美了。 | Bueno; con una bolsita sería perfecto. | Bien ; avec une pochette, ce serait parfait. | ดี ถ้ามีถุงเก็บจะสมบูรณ์ | ດີ ຖ້າມີຖົງເກັບຈະສົມບູນ
- All right, but I expected a better finish. | 还行，但做工没想的细。 | Está bien, pero esperaba mejor acabado. | Correct, mais j’attendais une meilleure finition. | พอใช้ แต่คิดว่างานจะเนี้ยบกว่านี้ | ພໍໃຊ້ ແຕ່ຄິດວ່າວຽກຈະງາມກວ່ານີ້
! Broken when I opened the box. | 打开盒子就是坏的。 | Roto al abrir la caja. | Cassé à l’ouverture. | แกะกล่องมาก็เสีย | ແກະກ່ອງມາກໍເພແລ້ວ
`);
