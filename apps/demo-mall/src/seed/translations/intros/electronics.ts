import { rows } from '../rows';

/** Introductions of the goods of `goods/electronics.ts`. en | zh-CN | es | fr | th | lo */
export const electronics = rows(`
Nine screws, a battery that lasts two days, no glue. | 九颗螺丝，两天续航，不用胶水。 | Nueve tornillos, dos días de batería y nada de pegamento. | Neuf vis, deux jours de batterie, pas de colle. | น็อตเก้าตัว แบตสองวัน ไม่ใช้กาว | ນັອດເກົ້າໂຕ ແບັດສອງມື້ ບໍ່ໃຊ້ກາວ
5.4 inches. Yes, again. | 5.4 英寸。没错，又有小屏了。 | 5,4 pulgadas. Sí, otra vez. | 5,4 pouces. Oui, à nouveau. | 5.4 นิ้ว ใช่แล้ว กลับมาอีกครั้ง | 5.4 ນິ້ວ ແມ່ນແລ້ວ ກັບມາອີກເທື່ອ
No glare, no notifications, a month on one charge. | 不反光，无通知，充一次用一个月。 | Sin reflejos, sin avisos, un mes con una carga. | Pas de reflet, pas de notification, un mois par charge. | ไม่สะท้อนแสง ไม่มีแจ้งเตือน ชาร์จครั้งเดียวใช้ได้เดือนหนึ่ง | ບໍ່ສະທ້ອນແສງ ບໍ່ມີແຈ້ງເຕືອນ ສາກເທື່ອດຽວໃຊ້ໄດ້ເດືອນໜຶ່ງ
Survives jam, drops and long drives. | 不怕果酱，不怕摔，陪得了长途车。 | Sobrevive a la mermelada, a las caídas y a los viajes largos. | Survit à la confiture, aux chutes et aux longs trajets. | ทนแยม ทนตก ทนเดินทางไกล | ທົນແຍມ ທົນຕົກ ທົນເດີນທາງໄກ
Raised edges, a lanyard eye, and one net fewer. | 凸起边缘，挂绳孔，海里少一张网。 | Bordes elevados, ojal para el cordón y una red menos. | Bords relevés, œillet pour dragonne, et un filet de moins. | ขอบยกสูง รูคล้องสาย และแหในทะเลลดลงหนึ่งผืน | ຂອບຍົກສູງ ຮູຮ້ອຍສາຍ ແລະ ແຫຫຼຸດລົງໜຶ່ງຜືນ
Holds two cards and your finger. | 放两张卡，套一根手指。 | Lleva dos tarjetas y tu dedo. | Tient deux cartes et votre doigt. | ใส่บัตรสองใบกับนิ้วของคุณ | ໃສ່ບັດສອງໃບກັບນິ້ວຂອງທ່ານ
For grandmothers and people who hang up properly. | 给祖母，也给喜欢好好挂电话的人。 | Para abuelas y para quien cuelga como es debido. | Pour les grands-mères et ceux qui raccrochent pour de bon. | สำหรับคุณยายและคนที่วางสายเป็น | ສຳລັບແມ່ຕູ້ ແລະ ຄົນທີ່ວາງສາຍເປັນ
Calls, texts, a torch and a fortnight of peace. | 通话、短信、手电，还有两周清静。 | Llamadas, mensajes, linterna y dos semanas de paz. | Appels, SMS, lampe et quinze jours de paix. | โทร ข้อความ ไฟฉาย และความสงบสองสัปดาห์ | ໂທ ຂໍ້ຄວາມ ໄຟສາຍ ແລະ ຄວາມສະຫງົບສອງອາທິດ
Keyboard, screen and battery come out without glue. | 键盘、屏幕、电池都不用胶，拆得下。 | Teclado, pantalla y batería se sacan sin pegamento. | Clavier, écran et batterie se retirent, sans colle. | คีย์บอร์ด จอ และแบตถอดได้ ไม่ใช้กาว | ແປ້ນພິມ ຈໍ ແລະ ແບັດຖອດໄດ້ ບໍ່ໃຊ້ກາວ
A studio colour screen with a computer hiding behind it. | 专业色彩的屏幕，背后藏着一台电脑。 | Una pantalla de color de estudio con un ordenador escondido detrás. | Un écran couleur de studio, avec un ordinateur caché derrière. | จอสีระดับสตูดิโอที่ซ่อนคอมพิวเตอร์ไว้ด้านหลัง | ຈໍສີລະດັບສະຕູດິໂອທີ່ເຊື່ອງຄອມພິວເຕີໄວ້ທາງຫຼັງ
Glass-smooth, six months on one cell, both hands. | 顺滑如玻璃，一节电池用半年，左右手通用。 | Suave como el cristal, seis meses con una pila, para ambas manos. | Glisse comme sur du verre, six mois par pile, pour les deux mains. | ลื่นเหมือนกระจก ถ่านก้อนเดียวหกเดือน ใช้ได้สองมือ | ລື່ນຄືແກ້ວ ຖ່ານກ້ອນດຽວຫົກເດືອນ ໃຊ້ໄດ້ສອງມື
Hot-swap sockets and keycaps that do not fade. | 热插拔轴座，键帽不褪色。 | Zócalos intercambiables y teclas que no se borran. | Switchs échangeables à chaud, touches qui ne s’effacent pas. | เปลี่ยนสวิตช์ได้ทันที ตัวพิมพ์ไม่จาง | ປ່ຽນສະວິດໄດ້ທັນທີ ໂຕພິມບໍ່ຈາງ
Toner for 3,000 pages in the box, drivers for everything. | 盒内碳粉可印 3000 页，各种系统都有驱动。 | Tóner para 3000 páginas en la caja y controladores para todo. | Toner pour 3 000 pages dans la boîte, pilotes pour tout. | ผงหมึกพิมพ์ได้ 3,000 หน้าในกล่อง ไดรเวอร์ครบทุกระบบ | ຜົງໝຶກພິມໄດ້ 3,000 ໜ້າໃນກ່ອງ ໄດຣເວີຄົບທຸກລະບົບ
Old joke, new speed. | 老玩笑，新速度。 | Broma vieja, velocidad nueva. | Vieille blague, vitesse nouvelle. | มุกเก่า ความเร็วใหม่ | ມຸກເກົ່າ ຄວາມໄວໃໝ່
Stands where the printer stands, and is emptied with one hand. | 放在打印机旁，单手就能倒空。 | Va junto a la impresora y se vacía con una mano. | Se place près de l’imprimante et se vide d’une main. | วางข้างเครื่องพิมพ์ เทได้ด้วยมือเดียว | ວາງຂ້າງເຄື່ອງພິມ ຖອກໄດ້ດ້ວຍມືດຽວ
No batteries, no screen, always right. | 没有电池，没有屏幕，永远正确。 | Sin pilas, sin pantalla, siempre acierta. | Pas de pile, pas d’écran, toujours juste. | ไม่ใช้ถ่าน ไม่มีจอ ถูกเสมอ | ບໍ່ໃຊ້ຖ່ານ ບໍ່ມີຈໍ ຖືກສະເໝີ
Forty hours, cushions you can replace, silence you can hear. | 四十小时，耳垫可换，听得见的安静。 | Cuarenta horas, almohadillas reemplazables y un silencio que se oye. | Quarante heures, coussinets remplaçables, un silence qui s’entend. | สี่สิบชั่วโมง เปลี่ยนฟองน้ำได้ ความเงียบที่ได้ยิน | ສີ່ສິບຊົ່ວໂມງ ປ່ຽນຟອງນ້ຳໄດ້ ຄວາມງຽບທີ່ໄດ້ຍິນ
Digital and analogue, one knob each. | 数字与模拟，各一个旋钮。 | Digital y analógica, un mando para cada una. | Numérique et analogique, un bouton chacune. | ดิจิทัลและอนาล็อก อย่างละปุ่ม | ດິຈິຕອນ ແລະ ອະນາລັອກ ຢ່າງລະປຸ່ມ
The news at seven, jazz at nine. | 七点新闻，九点爵士。 | Las noticias a las siete, jazz a las nueve. | Les nouvelles à sept heures, le jazz à neuf. | ข่าวตอนเจ็ดโมง แจ๊สตอนเก้าโมง | ຂ່າວຕອນເຈັດໂມງ ແຈັສຕອນເກົ້າໂມງ
A big sound for a small picnic. | 小小野餐，大大声音。 | Un gran sonido para un pequeño pícnic. | Un grand son pour un petit pique-nique. | เสียงใหญ่สำหรับปิกนิกเล็ก ๆ | ສຽງໃຫຍ່ສຳລັບປິກນິກນ້ອຍໆ
Fills a room and keeps its temper at low volume. | 声满一室，低音量也从容。 | Llena una habitación y no pierde la calma a bajo volumen. | Remplit une pièce et reste posée à bas volume. | เสียงเต็มห้อง เบาแค่ไหนก็ยังดี | ສຽງເຕັມຫ້ອງ ເບົາປານໃດກໍຍັງດີ
Warm voice, quiet room. | 声音温暖，底噪安静。 | Voz cálida, sala silenciosa. | Voix chaude, pièce silencieuse. | เสียงอบอุ่น ห้องเงียบ | ສຽງອົບອຸ່ນ ຫ້ອງງຽບ
Drop it. Everybody does. | 摔吧，人人都摔过。 | Déjalo caer. Todos lo hacen. | Laissez-le tomber. Tout le monde le fait. | ทำตกได้เลย ใคร ๆ ก็ทำ | ເຮັດຕົກໄດ້ເລີຍ ໃຜໆກໍເຮັດ
Reads the scratched ones too. | 划伤的碟也读得出。 | Lee también los rayados. | Lit aussi les disques rayés. | แผ่นเป็นรอยก็อ่านได้ | ແຜ່ນເປັນຮອຍກໍອ່ານໄດ້
Three dials where your fingers expect them. | 三个转盘，就在手指该去的地方。 | Tres diales donde los esperan tus dedos. | Trois molettes là où vos doigts les attendent. | แป้นหมุนสามอันตรงที่นิ้วคาดไว้ | ແປ້ນໝຸນສາມອັນຢູ່ບ່ອນທີ່ນິ້ວຄາດໄວ້
The picture that ends up on the fridge. | 最后贴上冰箱的那张照片。 | La foto que acaba en la nevera. | La photo qui finit sur le frigo. | ภาพที่ลงเอยบนตู้เย็น | ຮູບທີ່ໄປຢູ່ເທິງຕູ້ເຢັນ
Twenty-times zoom: row twelve is fine. | 二十倍变焦，坐第十二排也没关系。 | Zoom de veinte aumentos: la fila doce vale. | Zoom fois vingt : le douzième rang suffit. | ซูมยี่สิบเท่า แถวสิบสองก็ชัด | ຊູມຊາວເທົ່າ ແຖວສິບສອງກໍຊັດ
For the film you keep talking about. | 拍你一直念叨的那部电影。 | Para la película de la que siempre hablas. | Pour le film dont vous parlez toujours. | สำหรับหนังที่คุณพูดถึงอยู่เสมอ | ສຳລັບໜັງທີ່ທ່ານເວົ້າເຖິງຢູ່ສະເໝີ
Saturn's rings from a city balcony. | 在城市阳台上看土星环。 | Los anillos de Saturno desde un balcón de ciudad. | Les anneaux de Saturne depuis un balcon de ville. | วงแหวนดาวเสาร์จากระเบียงในเมือง | ວົງແຫວນດາວເສົາຈາກລະບຽງໃນເມືອງ
Onion skin, pond water, awe. | 洋葱皮，池塘水，惊叹。 | Piel de cebolla, agua de charca, asombro. | Peau d’oignon, eau de mare, émerveillement. | เยื่อหัวหอม น้ำในบ่อ ความอัศจรรย์ | ເຍື່ອຫົວຜັກບົ່ວ ນ້ຳໃນໜອງ ຄວາມອັດສະຈັນ
Thirty-six chances, choose well. | 三十六次机会，好好选。 | Treinta y seis oportunidades, elige bien. | Trente-six chances, choisissez bien. | สามสิบหกโอกาส เลือกให้ดี | ສາມສິບຫົກໂອກາດ ເລືອກໃຫ້ດີ
Cinema night, popcorn not included. | 电影之夜，爆米花自备。 | Noche de cine, palomitas no incluidas. | Soirée cinéma, pop-corn non compris. | คืนดูหนัง ไม่รวมป๊อปคอร์น | ຄືນເບິ່ງໜັງ ບໍ່ລວມເຂົ້າໂພດຄົ່ວ
Tells the time first, everything else when asked. | 先报时间，别的问了才说。 | Primero da la hora; lo demás, si se lo preguntas. | L’heure d’abord, le reste sur demande. | บอกเวลาก่อน อย่างอื่นเมื่อถาม | ບອກເວລາກ່ອນ ຢ່າງອື່ນເມື່ອຖາມ
Three devices at once, through any security gate. | 同时充三台设备，过得了任何安检。 | Tres dispositivos a la vez, por cualquier control de seguridad. | Trois appareils à la fois, à travers tous les portiques. | ชาร์จพร้อมกันสามเครื่อง ผ่านทุกด่านตรวจ | ສາກພ້ອມກັນສາມເຄື່ອງ ຜ່ານທຸກດ່ານກວດ
A thousand charges each; the drawer thanks you. | 每节可充一千次，抽屉会感谢你。 | Mil cargas cada una; el cajón te lo agradece. | Mille charges chacune ; le tiroir vous remercie. | ชาร์จได้พันครั้งต่อก้อน ลิ้นชักขอบคุณ | ສາກໄດ້ພັນເທື່ອຕໍ່ກ້ອນ ລິ້ນຊັກຂອບໃຈ
Slides, clicks, fits. | 一推，一响，刚好。 | Desliza, clic, encaja. | On glisse, clic, ça va. | เลื่อน คลิก พอดี | ເລື່ອນ ຄລິກ ພໍດີ
No drift, no cable, no excuses. | 不漂移，无线缆，没借口。 | Sin deriva, sin cable, sin excusas. | Pas de dérive, pas de câble, pas d’excuse. | ไม่ดริฟต์ ไม่มีสาย ไม่มีข้ออ้าง | ບໍ່ດຣິບ ບໍ່ມີສາຍ ບໍ່ມີຂໍ້ອ້າງ
Eight ways, one champion. | 八个方向，一位冠军。 | Ocho direcciones, un campeón. | Huit directions, un champion. | แปดทิศ แชมป์หนึ่งคน | ແປດທິດ ແຊັມໜຶ່ງຄົນ
Looks good switched off. | 关着也好看。 | También queda bien apagado. | Beau même éteint. | ปิดอยู่ก็ยังสวย | ປິດຢູ່ກໍຍັງງາມ
Under the sink, inside the tent, on the bonnet. | 水槽下、帐篷里、引擎盖上，都吸得住。 | Bajo el fregadero, dentro de la tienda, sobre el capó. | Sous l’évier, dans la tente, sur le capot. | ใต้อ่างล้าง ในเต็นท์ บนฝากระโปรง | ໃຕ້ອ່າງລ້າງ ໃນຕູບຜ້າ ເທິງຝາກະໂປງ
`);
