import { rows } from '../rows';

/** Introductions of the goods of `goods/toys.ts`. en | zh-CN | es | fr | th | lo */
export const toys = rows(`
Jointed arms, a kind face and a seam that holds. | 四肢可动，一脸和善，缝线牢固。 | Brazos articulados, cara amable y una costura que aguanta. | Bras articulés, visage doux et une couture qui tient. | แขนขยับได้ หน้าใจดี ตะเข็บแข็งแรง | ແຂນເໜັງໄດ້ ໜ້າໃຈດີ ຕະເຂັບແໜ້ນ
Floats on its back, even on the sofa. | 仰面浮着，在沙发上也一样。 | Flota de espaldas, incluso en el sofá. | Flotte sur le dos, même sur le canapé. | ลอยหงายได้แม้บนโซฟา | ລອຍຫງາຍໄດ້ແມ່ນແຕ່ເທິງໂຊຟາ
Made of recycled bottles, soft as gossip. | 回收瓶制成，软如絮语。 | Hecho de botellas recicladas, suave como un chismorreo. | Fait de bouteilles recyclées, doux comme un secret. | ทำจากขวดรีไซเคิล นุ่มราวเสียงกระซิบ | ເຮັດຈາກຕຸກຣີໄຊເຄິນ ນຸ້ມຄືສຽງຊິ່ມ
Filled with wheat; ninety seconds in the oven. | 填充小麦粒，烤箱里热九十秒。 | Relleno de trigo; noventa segundos en el horno. | Rempli de blé ; quatre-vingt-dix secondes au four. | ยัดข้าวสาลี อุ่นในเตาเก้าสิบวินาที | ຍັດເຂົ້າສາລີ ອຸ່ນໃນເຕົາເກົ້າສິບວິນາທີ
The neck is for holding in the dark. | 那条长脖子，是黑夜里给你抱的。 | El cuello es para agarrarse en la oscuridad. | Le cou, c’est pour s’y tenir dans le noir. | คอยาวไว้กอดในความมืด | ຄໍຍາວໄວ້ກອດໃນຄວາມມືດ
Machine-washable magic. | 可机洗的魔法。 | Magia apta para la lavadora. | De la magie lavable en machine. | เวทมนตร์ที่ซักเครื่องได้ | ເວດມົນທີ່ຊັກເຄື່ອງໄດ້
Each arm crinkles, squeaks or rattles. | 每条腕足会沙沙、吱吱或咔嗒响。 | Cada brazo cruje, pita o suena. | Chaque bras froisse, couine ou cliquette. | หนวดแต่ละเส้นกรอบแกรบ ปี๊บ ๆ หรือกรุ๋งกริ๋ง | ໜວດແຕ່ລະເສັ້ນດັງກອບແກບ ປີບໆ ຫຼື ກຣິງໆ
The jumper comes off; the manners stay. | 毛衣脱得下来，礼貌一直在。 | El jersey se quita; los modales se quedan. | Le pull s’enlève, les bonnes manières restent. | เสื้อถักถอดได้ มารยาทยังอยู่ | ເສື້ອຖັກຖອດໄດ້ ມາລະຍາດຍັງຢູ່
Every country a piece you can name. | 每个国家一块，都叫得出名字。 | Cada país es una pieza que sabes nombrar. | Chaque pays, une pièce que l’on sait nommer. | ทุกประเทศคือชิ้นที่เรียกชื่อได้ | ທຸກປະເທດແມ່ນຊິ້ນທີ່ເອີ້ນຊື່ໄດ້
Felted feet and a box that becomes the board. | 棋子底部贴绒，盒子就是棋盘。 | Bases de fieltro y una caja que se vuelve tablero. | Pieds feutrés, une boîte qui devient l’échiquier. | ก้นตัวหมากบุสักหลาด กล่องกลายเป็นกระดาน | ກົ້ນໝາກບຸສັກຫຼາດ ກ່ອງກາຍເປັນກະດານ
Bamboo-backed tiles, warm to the touch, with a case. | 竹骨密胺，手感温润，附收纳箱。 | Fichas con dorso de bambú, cálidas al tacto, con estuche. | Tuiles à dos de bambou, chaudes au toucher, avec coffret. | ตัวหมากหลังไผ่ สัมผัสอบอุ่น พร้อมกล่องเก็บ | ໝາກຫຼັງໄມ້ໄຜ່ ຈັບອຸ່ນມື ພ້ອມກ່ອງເກັບ
Twenty minutes, a lot of shouting, ages 7 and up. | 二十分钟，大呼小叫，七岁以上。 | Veinte minutos y muchos gritos, desde los 7 años. | Vingt minutes, beaucoup de cris, dès 7 ans. | ยี่สิบนาที เสียงดังลั่น อายุ 7 ปีขึ้นไป | ຊາວນາທີ ສຽງດັງຫຼາຍ ອາຍຸ 7 ປີຂຶ້ນໄປ
Linen-finished, printed on the Millbrook press. | 亚麻压纹，印于米尔布鲁克。 | Acabado lino, impresas en la imprenta de Millbrook. | Finition lin, imprimées sur la presse de Millbrook. | ผิวลินิน พิมพ์จากแท่นพิมพ์มิลล์บรูก | ຜິວລິນິນ ພິມຈາກແທ່ນພິມມິລບຣຸກ
Ten pins, two balls, patient neighbours. | 十个瓶，两个球，邻居要有耐心。 | Diez bolos, dos bolas y vecinos pacientes. | Dix quilles, deux boules, des voisins patients. | พินสิบตัว ลูกบอลสองลูก เพื่อนบ้านที่อดทน | ພິນສິບໂຕ ໝາກບານສອງໜ່ວຍ ເພື່ອນບ້ານທີ່ອົດທົນ
Safe for walls, serious for scores. | 墙壁安全，比分认真。 | Segura para las paredes, seria para los puntos. | Sans danger pour les murs, sérieuse pour le score. | ปลอดภัยต่อผนัง จริงจังกับคะแนน | ປອດໄພຕໍ່ຝາ ຈິງຈັງກັບຄະແນນ
Interlocking joints: clearer with every piece apart, finer with every piece together. | 榫卯结构，越拆越懂，越装越妙。 | Ensambles sin clavos: cuanto más se desarma, más se entiende. | Assemblages emboîtés : plus on démonte, plus on comprend. | ข้อต่อเข้าลิ่ม ยิ่งถอดยิ่งเข้าใจ ยิ่งประกอบยิ่งสนุก | ຂໍ້ຕໍ່ເຂົ້າລິ່ມ ຍິ່ງຖອດຍິ່ງເຂົ້າໃຈ ຍິ່ງປະກອບຍິ່ງມ່ວນ
Flies from a light breeze up, packs in a sleeve. | 微风就能飞，收进一个套筒。 | Vuela con poca brisa y se guarda en una funda. | Vole dès la brise légère, se range dans un étui. | ลมเบาก็บิน เก็บในปลอก | ລົມເບົາກໍບິນ ເກັບໃນປອກ
Bolted, rounded, tested by fourteen children. | 螺栓固定，边角圆滑，十四个孩子测试过。 | Atornillado, redondeado, probado por catorce niños. | Boulonné, arrondi, testé par quatorze enfants. | ยึดน็อต ขอบมน เด็กสิบสี่คนทดสอบแล้ว | ຍຶດນັອດ ຂອບມົນ ເດັກນ້ອຍສິບສີ່ຄົນທົດສອບແລ້ວ
Sleeps for a minute in the right hands. | 在懂它的手里，能睡上一分钟。 | Duerme un minuto en buenas manos. | Dort une minute entre de bonnes mains. | หลับได้หนึ่งนาทีในมือที่ใช่ | ນອນໄດ້ໜຶ່ງນາທີໃນມືທີ່ເກັ່ງ
Matt colours, no plastic, cheerful pop. | 哑光色，无塑料，爆起来也开心。 | Colores mates, sin plástico, alegre estallido. | Couleurs mates, sans plastique, « pop » joyeux. | สีด้าน ไม่มีพลาสติก แตกเสียงสนุก | ສີດ້ານ ບໍ່ມີພາດສະຕິກ ແຕກສຽງມ່ວນ
Birch plywood, painted in the workshop. | 桦木胶合板，作坊上色。 | Contrachapado de abedul, pintado en el taller. | Contreplaqué de bouleau, peint à l’atelier. | ไม้อัดเบิร์ช ทาสีในโรงงาน | ໄມ້ອັດເບີດ ທາສີໃນໂຮງງານ
Made from glycerine and good temper. | 甘油加好脾气制成。 | Hechas con glicerina y buen humor. | Faites de glycérine et de bonne humeur. | ทำจากกลีเซอรีนและอารมณ์ดี | ເຮັດຈາກກລີເຊີຣີນ ແລະ ອາລົມດີ
Nine metres, three summers. | 射程九米，玩三个夏天。 | Nueve metros, tres veranos. | Neuf mètres, trois étés. | เก้าเมตร สามหน้าร้อน | ເກົ້າແມັດ ສາມລະດູຮ້ອນ
Tough enough for twelve turns. | 结实得够轮十二个人打。 | Aguanta doce turnos. | Résiste à douze tours. | ทนตีได้สิบสองตา | ທົນຕີໄດ້ສິບສອງເທື່ອ
Beech and steel; fits the rails of your childhood. | 榉木与钢，合得上你童年的轨道。 | Haya y acero; encaja en las vías de tu infancia. | Hêtre et acier ; roule sur les rails de votre enfance. | ไม้บีชและเหล็ก วิ่งบนรางวัยเด็กของคุณ | ໄມ້ບີດ ແລະ ເຫຼັກ ແລ່ນເທິງລາງໄວເດັກຂອງທ່ານ
The ladder turns, the bell rings, the hose is string. | 云梯会转，铃会响，水带是一根绳。 | La escalera gira, la campana suena, la manguera es un cordel. | L’échelle tourne, la cloche sonne, le tuyau est une ficelle. | บันไดหมุน ระฆังดัง สายน้ำเป็นเชือก | ຂັ້ນໄດໝຸນ ລະຄັງດັງ ສາຍນ້ຳເປັນເຊືອກ
Blocks on the screen become steps on the floor. | 屏幕上的积木，变成地板上的脚步。 | Los bloques en pantalla se vuelven pasos en el suelo. | Les blocs à l’écran deviennent des pas au sol. | บล็อกบนจอกลายเป็นก้าวบนพื้น | ບລັອກເທິງຈໍກາຍເປັນກ້າວເທິງພື້ນ
Screws apart like the real one. | 像真的一样，一节节拧开。 | Se desenrosca como el de verdad. | Se dévisse comme la vraie. | คลายเกลียวได้เหมือนของจริง | ໝຸນອອກໄດ້ຄືຂອງແທ້
Steers from the seat; sand-proof axles. | 从座位上转向，轮轴不怕沙。 | Se conduce desde el asiento; ejes a prueba de arena. | Se dirige depuis le siège ; essieux à l’épreuve du sable. | บังคับจากที่นั่ง เพลากันทราย | ບັງຄັບຈາກບ່ອນນັ່ງ ເພົາກັນດິນຊາຍ
Eight metres on parquet. | 木地板上跑八米。 | Ocho metros sobre parqué. | Huit mètres sur le parquet. | แปดเมตรบนพื้นไม้ | ແປດແມັດເທິງພື້ນໄມ້
Fits two wooden passengers and a dog. | 坐得下两个木头人和一条狗。 | Caben dos pasajeros de madera y un perro. | Deux passagers en bois et un chien y tiennent. | นั่งได้สองตัวไม้กับหมาหนึ่งตัว | ນັ່ງໄດ້ສອງໂຕໄມ້ກັບໝາໜຶ່ງໂຕ
Lands itself when you panic. | 你慌的时候，它自己降落。 | Aterriza solo cuando te asustas. | Se pose toute seule quand vous paniquez. | ลงจอดเองเมื่อคุณตกใจ | ລົງຈອດເອງເມື່ອທ່ານຕົກໃຈ
The rabbit is your own affair. | 兔子请自备。 | El conejo es cosa tuya. | Le lapin, c’est votre affaire. | กระต่ายเป็นเรื่องของคุณ | ກະຕ່າຍແມ່ນເລື່ອງຂອງທ່ານ
Limewood blanks, brushes, nine colours. | 椴木坯，画笔，九种颜色。 | Piezas de tilo, pinceles y nueve colores. | Ébauches en tilleul, pinceaux, neuf couleurs. | ตัวไม้ลินเดน พู่กัน เก้าสี | ໂຕໄມ້ລິນເດນ ພູ່ກັນ ເກົ້າສີ
Thick wool, short needles, patient instructions. | 粗毛线，短棒针，耐心的说明。 | Lana gruesa, agujas cortas, instrucciones pacientes. | Grosse laine, aiguilles courtes, notice patiente. | ไหมหนา ไม้สั้น คำแนะนำใจเย็น | ໄໝໜາ ໄມ້ສັ້ນ ຄຳແນະນຳໃຈເຢັນ
Real thread, blunt needles, three felt animals. | 真线，钝针，三只毛毡动物。 | Hilo de verdad, agujas romas, tres animales de fieltro. | Vrai fil, aiguilles rondes, trois animaux en feutre. | ด้ายจริง เข็มทู่ สัตว์สักหลาดสามตัว | ດ້າຍແທ້ ເຂັມທູ່ ສັດສັກຫຼາດສາມໂຕ
Six plays to start with, all with a villain. | 六出戏起步，每出都有一个反派。 | Seis obras para empezar, todas con un villano. | Six pièces pour commencer, toutes avec un méchant. | เริ่มด้วยหกเรื่อง ทุกเรื่องมีตัวร้าย | ເລີ່ມດ້ວຍຫົກເລື່ອງ ທຸກເລື່ອງມີໂຕຮ້າຍ
Washable, true colours, with a brush. | 可水洗，显色好，附毛笔一支。 | Lavables, colores vivos, con un pincel. | Lavables, belles couleurs, un pinceau fourni. | ล้างออกได้ สีสด แถมพู่กันหนึ่งด้าม | ລ້າງອອກໄດ້ ສີສົດ ແຖມພູ່ກັນໜຶ່ງດ້າມ
Teddy's heart can really be heard (it is yours). | 泰迪的心跳真的听得见（其实是你的）。 | El corazón del osito se oye de verdad (es el tuyo). | On entend vraiment le cœur de l’ourson (c’est le vôtre). | ได้ยินหัวใจหมีจริง ๆ (ของคุณเอง) | ໄດ້ຍິນຫົວໃຈໝີແທ້ໆ (ຂອງທ່ານເອງ)
Wooden screws that really turn. | 木头螺丝，真的能拧。 | Tornillos de madera que giran de verdad. | Des vis en bois qui tournent vraiment. | สกรูไม้ที่ขันได้จริง | ສະກຣູໄມ້ທີ່ໝຸນໄດ້ແທ້
`);
