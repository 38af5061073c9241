import { rows } from '../rows';

/** Names of the goods of `goods/electronics.ts`. en | zh-CN | es | fr | th | lo */
export const electronics = rows(`
Quayline One, smartphone with open back | Quayline One 智能手机 可拆后盖 | Quayline One, smartphone de tapa abierta | Quayline One, smartphone à dos ouvrable | Quayline One สมาร์ตโฟนเปิดฝาหลังได้ | Quayline One ສະມາດໂຟນເປີດຝາຫຼັງໄດ້
Quayline Mini, smartphone for one hand | Quayline Mini 单手小屏智能手机 | Quayline Mini, smartphone para una mano | Quayline Mini, smartphone à une main | Quayline Mini สมาร์ตโฟนใช้มือเดียว | Quayline Mini ສະມາດໂຟນໃຊ້ມືດຽວ
Reading tablet with paper-like screen | 类纸屏阅读平板 | Tableta de lectura con pantalla efecto papel | Liseuse à écran effet papier | แท็บเล็ตอ่านหนังสือ จอเหมือนกระดาษ | ແທັບເລັດອ່ານໜັງສື ຈໍຄືເຈ້ຍ
Family tablet with kickstand | 家用平板 带支架 | Tableta familiar con soporte | Tablette familiale à béquille | แท็บเล็ตครอบครัวพร้อมขาตั้ง | ແທັບເລັດຄອບຄົວພ້ອມຂາຕັ້ງ
Phone case from recycled fishing nets | 再生渔网手机壳 | Funda de móvil de redes recicladas | Coque de téléphone en filets recyclés | เคสมือถือจากอวนรีไซเคิล | ເຄສໂທລະສັບຈາກມອງຣີໄຊເຄິນ
Phone case with ring and card slot | 指环卡槽手机壳 | Funda de móvil con anillo y tarjetero | Coque de téléphone à anneau et porte-carte | เคสมือถือมีแหวนและช่องใส่บัตร | ເຄສໂທລະສັບມີແຫວນ ແລະ ຊ່ອງໃສ່ບັດ
Big-button desk telephone | 大按键座机电话 | Teléfono fijo de teclas grandes | Téléphone fixe à grosses touches | โทรศัพท์บ้านปุ่มใหญ่ | ໂທລະສັບຕັ້ງໂຕະປຸ່ມໃຫຍ່
Pocket phone without internet | 无网袖珍手机 | Móvil de bolsillo sin internet | Téléphone de poche sans internet | มือถือพกพาไม่มีอินเทอร์เน็ต | ໂທລະສັບພົກພາບໍ່ມີອິນເຕີເນັດ
Quaybook 14, repairable laptop | Quaybook 14 可维修笔记本电脑 | Quaybook 14, portátil reparable | Quaybook 14, ordinateur portable réparable | Quaybook 14 โน้ตบุ๊กซ่อมเองได้ | Quaybook 14 ໂນດບຸກສ້ອມໄດ້
Quayview 27 desktop with screen | Quayview 27 一体台式电脑 | Quayview 27, ordenador todo en uno | Quayview 27, ordinateur tout-en-un | Quayview 27 คอมพิวเตอร์ตั้งโต๊ะพร้อมจอ | Quayview 27 ຄອມພິວເຕີຕັ້ງໂຕະພ້ອມຈໍ
Wireless mouse, silent click | 静音无线鼠标 | Ratón inalámbrico silencioso | Souris sans fil silencieuse | เมาส์ไร้สาย คลิกเงียบ | ເມົ້າໄຮ້ສາຍ ຄລິກງຽບ
Mechanical keyboard, low profile | 矮轴机械键盘 | Teclado mecánico de perfil bajo | Clavier mécanique extra-plat | คีย์บอร์ดแมคคานิคอลแบบบาง | ແປ້ນພິມກົນຈັກແບບບາງ
Laser printer for home and school | 家用学习激光打印机 | Impresora láser para casa y escuela | Imprimante laser pour la maison et l’école | เครื่องพิมพ์เลเซอร์สำหรับบ้านและโรงเรียน | ເຄື່ອງພິມເລເຊີສຳລັບເຮືອນ ແລະ ໂຮງຮຽນ
Memory stick in the shape of a floppy | 软盘造型 U 盘 | Memoria USB con forma de disquete | Clé USB en forme de disquette | แฟลชไดรฟ์ทรงแผ่นดิสก์ | ແຟລດໄດຮູບແຜ່ນດິດ
Waste-paper bin, steel mesh | 钢网废纸篓 | Papelera de malla de acero | Corbeille à papier en maille d’acier | ถังขยะตาข่ายเหล็ก | ຖັງເຈ້ຍຕາໜ່າງເຫຼັກ
Abacus in beech | 榉木算盘 | Ábaco de haya | Boulier en hêtre | ลูกคิดไม้บีช | ລູກຄິດໄມ້ບີດ
Over-ear headphones, noise-cancelling | 头戴式降噪耳机 | Auriculares de diadema con cancelación de ruido | Casque audio à réduction de bruit | หูฟังครอบหูตัดเสียงรบกวน | ຫູຟັງຄອບຫູຕັດສຽງລົບກວນ
Kitchen radio with long ears | 长天线厨房收音机 | Radio de cocina de orejas largas | Radio de cuisine à longues oreilles | วิทยุในครัวเสายาว | ວິທະຍຸເຮືອນຄົວເສົາຍາວ
Tabletop radio, walnut and cloth | 胡桃木布面台式收音机 | Radio de mesa, nogal y tela | Radio de table, noyer et tissu | วิทยุตั้งโต๊ะ ไม้วอลนัตและผ้า | ວິທະຍຸຕັ້ງໂຕະ ໄມ້ວອນນັດ ແລະ ຜ້າ
Portable speaker, splash-proof | 防溅便携音箱 | Altavoz portátil resistente a salpicaduras | Enceinte portable anti-éclaboussures | ลำโพงพกพากันน้ำกระเซ็น | ລຳໂພງພົກພາກັນນ້ຳ
Bookshelf speaker pair | 书架音箱 一对 | Pareja de altavoces de estantería | Paire d’enceintes d’étagère | ลำโพงวางชั้นหนังสือ คู่ | ລຳໂພງວາງຊັ້ນໜັງສື ຄູ່
Studio microphone with shock mount | 录音室话筒 带减震架 | Micrófono de estudio con soporte antivibración | Micro de studio avec suspension | ไมโครโฟนสตูดิโอพร้อมขายึดกันสั่น | ໄມໂຄຣໂຟນສະຕູດິໂອພ້ອມຂາກັນສັ່ນ
Handheld stage microphone | 手持舞台话筒 | Micrófono de mano para escenario | Micro de scène à main | ไมโครโฟนเวทีแบบมือถือ | ໄມໂຄຣໂຟນເວທີແບບມືຖື
Disc player for people who kept theirs | 怀旧 CD 播放机 | Reproductor de CD para quien los guardó | Lecteur de CD pour ceux qui les ont gardés | เครื่องเล่นซีดีสำหรับคนยังเก็บแผ่น | ເຄື່ອງຫຼິ້ນຊີດີສຳລັບຄົນຮັກແຜ່ນ
Mirrorless camera with 35 mm lens | 微单相机 配 35 mm 镜头 | Cámara sin espejo con objetivo de 35 mm | Appareil photo hybride, objectif 35 mm | กล้องมิเรอร์เลส พร้อมเลนส์ 35 มม. | ກ້ອງມິເຣີເລດ ພ້ອມເລນ 35 ມມ
Instant camera, prints in a minute | 拍立得相机 一分钟成像 | Cámara instantánea, foto en un minuto | Appareil photo instantané, tirage en une minute | กล้องโพลารอยด์ ได้รูปในหนึ่งนาที | ກ້ອງພິມຮູບທັນທີ ໄດ້ຮູບໃນໜຶ່ງນາທີ
Camcorder for school plays | 家庭摄像机 记录孩子的演出 | Videocámara para funciones escolares | Caméscope pour spectacles d’école | กล้องวิดีโอสำหรับงานโรงเรียน | ກ້ອງວິດີໂອສຳລັບງານໂຮງຮຽນ
Cinema camera, super 16 look | 电影摄影机 Super 16 质感 | Cámara de cine, look Super 16 | Caméra de cinéma, rendu super 16 | กล้องถ่ายภาพยนตร์ โทน Super 16 | ກ້ອງຖ່າຍໜັງ ໂທນ Super 16
Refractor telescope with tripod | 折射式天文望远镜 带三脚架 | Telescopio refractor con trípode | Lunette astronomique avec trépied | กล้องดูดาวหักเหแสงพร้อมขาตั้ง | ກ້ອງສ່ອງດາວພ້ອມຂາຕັ້ງ
First microscope with prepared slides | 儿童入门显微镜 含标本片 | Primer microscopio con muestras preparadas | Premier microscope avec lames préparées | กล้องจุลทรรศน์ชุดแรกพร้อมสไลด์ | ກ້ອງຈຸລະທັດຊຸດທຳອິດພ້ອມສະໄລ
Film rolls, colour negative | 彩色负片胶卷 | Carretes de película, negativo en color | Pellicules photo, négatif couleur | ฟิล์มสีม้วน | ຟິມສີມ້ວນ
Projector for white walls | 白墙家用投影仪 | Proyector para paredes blancas | Projecteur pour murs blancs | โปรเจกเตอร์ฉายผนังขาว | ໂປຣເຈັກເຕີສາຍຝາຂາວ
Watch with hands and a heart sensor | 指针式心率智能手表 | Reloj de agujas con sensor cardíaco | Montre à aiguilles avec capteur cardiaque | นาฬิกาเข็มวัดชีพจร | ໂມງເຂັມວັດຊີບພະຈອນ
Power bank with cable inside | 自带线充电宝 | Batería externa con cable integrado | Batterie externe à câble intégré | พาวเวอร์แบงก์มีสายในตัว | ແບັດສຳຮອງມີສາຍໃນໂຕ
Rechargeable cells, pack of eight | 充电电池 八节装 | Pilas recargables, pack de ocho | Piles rechargeables, lot de huit | ถ่านชาร์จ แพ็ก 8 ก้อน | ຖ່ານສາກ ແພັກ 8 ກ້ອນ
Travel plug for 150 countries | 150 国通用旅行插头 | Adaptador de viaje para 150 países | Adaptateur de voyage pour 150 pays | ปลั๊กเดินทางใช้ได้ 150 ประเทศ | ປັກເດີນທາງໃຊ້ໄດ້ 150 ປະເທດ
Game controller with hall sticks | 霍尔摇杆游戏手柄 | Mando de juego con sticks de efecto Hall | Manette de jeu à sticks à effet Hall | จอยเกมก้านฮอลล์ | ຈອຍເກມກ້ານຮອນ
Arcade stick for the living room | 客厅街机摇杆 | Mando arcade para el salón | Stick arcade pour le salon | จอยอาร์เคดสำหรับห้องนั่งเล่น | ຈອຍອາເຄດສຳລັບຫ້ອງຮັບແຂກ
Television with wooden legs, 32 inch | 木脚电视机 32 英寸 | Televisor con patas de madera, 32 pulgadas | Téléviseur à pieds en bois, 32 pouces | โทรทัศน์ขาไม้ 32 นิ้ว | ໂທລະພາບຂາໄມ້ 32 ນິ້ວ
Torch with a magnetic foot | 磁吸底座手电筒 | Linterna con base magnética | Lampe torche à pied magnétique | ไฟฉายฐานแม่เหล็ก | ໄຟສາຍຖານແມ່ເຫຼັກ
`);
