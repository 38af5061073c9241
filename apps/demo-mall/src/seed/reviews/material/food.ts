import { material } from '../material';

/** Reviews of what is eaten and drunk. en | zh-CN | es | fr | th | lo */
export const food = material(`
# hotDrinks
+ The aroma fills the kitchen. | 满屋子都是香气。 | El aroma llena la cocina. | L’arôme remplit la cuisine. | หอมทั้งครัว | ຫອມໝົດເຮືອນຄົວ
+ Round and clean, no bitterness. | 口感圆润，不苦。 | Redondo y limpio, sin amargor. | Rond et net, sans amertume. | รสกลม ไม่ขม | ລົດກົມກ່ອມ ບໍ່ຂົມ
+ The office has asked for more. | 同事都问还有没有。 | En la oficina han pedido más. | Le bureau en redemande. | ที่ทำงานขอให้สั่งอีก | ຢູ່ຫ້ອງການຂໍໃຫ້ສັ່ງອີກ
+ Fresh; you can tell when you open the pack. | 很新鲜，打开就知道。 | Fresco; se nota al abrir el paquete. | Frais ; on le sent à l’ouverture. | สดใหม่ เปิดซองก็รู้ | ສົດໃໝ່ ເປີດຊອງກໍຮູ້
~ Good; a touch mild for my taste. | 不错，对我来说稍淡。 | Bueno; algo suave para mi gusto. | Bon ; un peu doux à mon goût. | ดี อ่อนไปนิดสำหรับฉัน | ດີ ອ່ອນໄປໜ້ອຍໜຶ່ງສຳລັບຂ້ອຍ
- Drinkable, no more than that. | 能喝，仅此而已。 | Se deja beber, nada más. | Buvable, sans plus. | พอดื่มได้ | ພໍດື່ມໄດ້
! Stale, with hardly any aroma. | 不新鲜，几乎没香味。 | Rancio, casi sin aroma. | Éventé, presque sans arôme. | ไม่สด แทบไม่มีกลิ่น | ບໍ່ສົດ ແທບບໍ່ມີກິ່ນ
# spreads
+ The jar was empty by Wednesday. | 没到周三就吃完了。 | El miércoles ya no quedaba nada. | Le pot était vide mercredi. | หมดก่อนวันพุธ | ໝົດກ່ອນວັນພຸດ
+ Not too sweet, and it tastes of its name. | 不太甜，味道实在。 | Nada empalagoso, sabe a lo que es. | Pas trop sucré, le goût est vrai. | ไม่หวานเกิน รสแท้ | ບໍ່ຫວານເກີນ ລົດແທ້
+ On warm bread it is breakfast enough. | 抹热面包就是一顿早餐。 | Con pan caliente ya es un desayuno. | Sur du pain chaud, c’est un petit-déjeuner. | ทาขนมปังอุ่น ๆ ก็เป็นมื้อเช้า | ທາເຂົ້າຈີ່ອຸ່ນໆກໍເປັນອາຫານເຊົ້າ
+ You can tell that it is made in small batches. | 吃得出是小批量做的。 | Se nota que se hace en tandas pequeñas. | On sent la petite fabrication. | รู้เลยว่าทำทีละน้อย | ຮູ້ເລີຍວ່າເຮັດເທື່ອລະໜ້ອຍ
~ Delicious; the jar could be bigger. | 好吃，瓶子再大些就好。 | Riquísimo; el tarro podría ser mayor. | Délicieux ; le pot pourrait être plus grand. | อร่อย ขวดน่าจะใหญ่กว่านี้ | ແຊບ ໂຖໜ້າຈະໃຫຍ່ກວ່ານີ້
- Runnier than I like. | 比我喜欢的稀。 | Más líquido de lo que me gusta. | Plus liquide que je ne l’aime. | เหลวกว่าที่ชอบ | ແຫຼວກວ່າທີ່ມັກ
! The lid was loose and the box sticky. | 盖子松了，箱里黏糊糊。 | La tapa venía floja y la caja, pegajosa. | Le couvercle était desserré, tout collait. | ฝาหลวม หกเลอะกล่อง | ຝາຫຼົມ ຫົກເປິກ່ອງ
# condiments
+ A spoonful lifts the whole dish. | 一勺就提味。 | Una cucharada levanta el plato. | Une cuillerée relève tout le plat. | ช้อนเดียวก็ชูรสทั้งจาน | ບ່ວງດຽວກໍຊູລົດໝົດຈານ
+ Depth of flavour that shops here do not have. | 味道有层次，本地买不到。 | Un sabor con fondo que aquí no encuentro. | Une profondeur introuvable ici. | รสลึก หาที่นี่ไม่ได้ | ລົດເລິກ ຫາຢູ່ນີ້ບໍ່ໄດ້
+ It stands beside my stove now. | 现在就放在灶台边。 | Ya vive junto a los fuegos. | Il a sa place près du feu. | วางข้างเตาแล้ว | ວາງຂ້າງເຕົາແລ້ວ
+ Honest ingredients and a long date. | 配料干净，保质期长。 | Ingredientes honestos y caducidad larga. | Des ingrédients honnêtes, une longue date. | ส่วนผสมดี หมดอายุนาน | ສ່ວນປະສົມດີ ໝົດອາຍຸດົນ
~ Very good; I use less than I thought. | 很好，用量要少放点。 | Muy bueno; se usa menos de lo que creía. | Très bon ; on en met moins que prévu. | ดีมาก ใส่น้อยกว่าที่คิด | ດີຫຼາຍ ໃສ່ໜ້ອຍກວ່າທີ່ຄິດ
- Good, but not what I know from home. | 好吃，但不是家乡的味。 | Bueno, pero no es el de mi casa. | Bon, mais pas celui de chez moi. | ใช้ได้ แต่ไม่เหมือนที่บ้าน | ໃຊ້ໄດ້ ແຕ່ບໍ່ຄືຢູ່ບ້ານ
! Far too salty for us. | 对我们来说太咸了。 | Demasiado salado para nosotros. | Beaucoup trop salé pour nous. | เค็มเกินไปสำหรับเรา | ເຄັມເກີນໄປສຳລັບເຮົາ
# sweets
+ Gone in one evening. | 一个晚上就吃光了。 | Desapareció en una tarde. | Disparu en une soirée. | หมดในคืนเดียว | ໝົດໃນຄືນດຽວ
+ Taste like those of my childhood. | 小时候的味道。 | Sabe a mi infancia. | Le goût de mon enfance. | รสเหมือนตอนเด็ก | ລົດຄືຕອນເປັນເດັກນ້ອຍ
+ Crisp where it should be, soft where it should be. | 该脆的脆，该软的软。 | Crujiente donde debe y tierno donde toca. | Croquant là où il faut, fondant là où il faut. | กรอบตรงที่ควรกรอบ นุ่มตรงที่ควรนุ่ม | ກອບບ່ອນທີ່ຄວນກອບ ນຸ້ມບ່ອນທີ່ຄວນນຸ້ມ
+ I hide them from the children. | 得藏起来不让孩子看见。 | Tengo que esconderlos de los niños. | Je les cache aux enfants. | ต้องซ่อนไว้ไม่ให้ลูกเห็น | ຕ້ອງເຊື່ອງໄວ້ບໍ່ໃຫ້ລູກເຫັນ
~ Tasty, though a little too sweet for me. | 好吃，对我略甜。 | Rico, aunque algo dulce para mí. | Bon, un peu trop sucré pour moi. | อร่อย หวานไปนิดสำหรับฉัน | ແຊບ ຫວານໄປໜ້ອຍໜຶ່ງສຳລັບຂ້ອຍ
- A small pack for that price. | 这个价钱量有点少。 | Poca cantidad para el precio. | Peu de quantité pour le prix. | ให้น้อยไปเมื่อเทียบราคา | ໃຫ້ໜ້ອຍໄປເມື່ອທຽບລາຄາ
! Melted and stuck together in the heat. | 天热，收到都化成一团。 | Llegó derretido y pegado. | Fondu et collé par la chaleur. | ละลายติดกันเพราะร้อน | ລະລາຍຕິດກັນເພາະຮ້ອນ
# staples
+ Cooks in the time on the pack. | 按包装时间煮正好。 | Se cuece en el tiempo que indica. | Cuit dans le temps indiqué. | สุกตามเวลาที่บอก | ສຸກຕາມເວລາທີ່ບອກ
+ Good bite, even the next day. | 有嚼劲，隔天也好吃。 | Buena textura, incluso al día siguiente. | Bonne tenue, même le lendemain. | เนื้อดี วันถัดไปก็ยังอร่อย | ເນື້ອດີ ມື້ຕໍ່ມາກໍຍັງແຊບ
+ A staple of our week by now. | 已经是我家每周必备。 | Ya es un básico de la semana. | Un incontournable de notre semaine. | กลายเป็นของประจำบ้านแล้ว | ກາຍເປັນຂອງປະຈຳບ້ານແລ້ວ
+ Cleaner and fresher than from the supermarket. | 比超市的干净新鲜。 | Más limpio y fresco que en el súper. | Plus propre et plus frais qu’au supermarché. | สะอาดและสดกว่าในห้าง | ສະອາດ ແລະ ສົດກວ່າໃນຕະຫຼາດ
~ Good; a pack that closes again would help. | 不错，包装能封口更好。 | Bueno; falta un cierre en el envase. | Bien ; un sachet refermable aiderait. | ดี ถ้าซองปิดซ้ำได้จะดี | ດີ ຖ້າຊອງປິດຄືນໄດ້ຈະດີ
- Nothing special on the plate. | 味道普通。 | En el plato, nada especial. | Rien de spécial dans l’assiette. | รสธรรมดา | ລົດທຳມະດາ
! The pack was torn and half of it spilt. | 包装破了，洒了一半。 | El paquete venía roto y medio vacío. | Sachet déchiré, la moitié perdue. | ซองขาด หกไปครึ่งหนึ่ง | ຊອງຂາດ ຫົກໄປເຄິ່ງໜຶ່ງ
# produce
+ Ripe and full of flavour. | 熟得正好，味道足。 | En su punto y con mucho sabor. | Mûr à point, plein de goût. | สุกกำลังดี รสเต็ม | ສຸກພໍດີ ລົດເຕັມ
+ Picked yesterday, you can smell it. | 闻得出刚摘的。 | Se huele que es de ayer. | Cueilli la veille, ça se sent. | ดมก็รู้ว่าเพิ่งเก็บ | ດົມກໍຮູ້ວ່າຫາກໍເກັບ
+ The children finished the box. | 孩子们把一箱吃光了。 | Los niños acabaron la caja. | Les enfants ont fini la caisse. | เด็ก ๆ กินหมดกล่อง | ເດັກນ້ອຍກິນໝົດກ່ອງ
+ Firm, clean and well sorted. | 个头均匀，又新鲜。 | Firme, limpio y bien calibrado. | Ferme, propre, bien trié. | แน่น สะอาด คัดมาดี | ແໜ້ນ ສະອາດ ຄັດມາດີ
~ Two were bruised, the rest perfect. | 有两个碰伤，其余完美。 | Dos venían golpeados, el resto perfecto. | Deux étaient abîmés, le reste parfait. | ช้ำสองลูก ที่เหลือดีมาก | ຊ້ຳສອງໜ່ວຍ ທີ່ເຫຼືອດີຫຼາຍ
- Needed three more days to ripen. | 还要放三天才熟。 | Le faltaban tres días para madurar. | Il a fallu trois jours de plus pour mûrir. | ต้องรออีกสามวันถึงสุก | ຕ້ອງລໍອີກສາມມື້ຈຶ່ງສຸກ
! Some of it was mouldy when it came. | 收到时有的发霉了。 | Parte llegó con moho. | Une partie était moisie. | บางส่วนขึ้นราตอนมาถึง | ບາງສ່ວນຂຶ້ນໂມະຕອນມາຮອດ
# bakery
+ Crisp outside, soft inside. | 外脆里软。 | Crujiente por fuera, tierno por dentro. | Croustillant dehors, moelleux dedans. | กรอบนอกนุ่มใน | ກອບນອກນຸ້ມໃນ
+ A few minutes in the oven and the whole house smells of it. | 进烤箱几分钟，满屋飘香。 | Unos minutos de horno y toda la casa huele. | Quelques minutes au four et toute la maison embaume. | อุ่นไม่กี่นาที หอมทั้งบ้าน | ອຸ່ນບໍ່ພໍນາທີ ຫອມໝົດບ້ານ
+ Freezes well and comes back to life. | 冷冻后再烤也好吃。 | Congela bien y revive. | Se congèle bien et renaît. | แช่แข็งแล้วอบใหม่ยังอร่อย | ແຊ່ແຂງແລ້ວອົບໃໝ່ຍັງແຊບ
+ The birthday table was quiet for once. | 聚会上大家都安静地吃。 | Por una vez, silencio en la mesa. | Pour une fois, silence à table. | ทั้งโต๊ะเงียบเพราะมัวกิน | ໝົດໂຕະງຽບເພາະມົວກິນ
~ Good; best eaten on the day. | 不错，当天吃最好。 | Bueno; mejor el mismo día. | Bon ; à manger le jour même. | อร่อย ควรกินในวันนั้น | ແຊບ ຄວນກິນໃນມື້ນັ້ນ
- A little dry on arrival. | 收到时有点干。 | Llegó algo seco. | Un peu sec à l’arrivée. | แห้งไปนิดตอนมาถึง | ແຫ້ງໄປໜ້ອຍໜຶ່ງຕອນມາຮອດ
! Squashed on the way. | 路上压扁了。 | Llegó aplastado. | Écrasé en route. | มาแบบแบน | ມາແບບແປ
# dairy
+ Arrived properly cold. | 冷链到位，收到还是凉的。 | Llegó bien frío. | Arrivé bien froid. | มาถึงยังเย็นดี | ມາຮອດຍັງເຢັນດີ
+ Tastes of something, unlike the usual. | 有味道，不像一般的。 | Sabe a algo, no como los de siempre. | Il a du goût, contrairement aux autres. | มีรสชาติ ไม่เหมือนทั่วไป | ມີລົດຊາດ ບໍ່ຄືທົ່ວໄປ
+ We order it every other week now. | 现在隔周就订一次。 | Lo pedimos cada dos semanas. | On en commande tous les quinze jours. | ตอนนี้สั่งทุกสองสัปดาห์ | ດຽວນີ້ສັ່ງທຸກສອງອາທິດ
+ Creamy, and with a good date. | 口感浓郁，日期新鲜。 | Cremoso y con buena fecha. | Crémeux, avec une bonne date. | เข้มข้น วันหมดอายุยังนาน | ເຂັ້ມຂຸ້ນ ວັນໝົດອາຍຸຍັງດົນ
~ Good; the pack is hard to open. | 不错，包装难开。 | Bueno; cuesta abrir el envase. | Bon ; l’emballage s’ouvre mal. | ดี แต่ซองเปิดยาก | ດີ ແຕ່ຊອງເປີດຍາກ
- Milder than expected. | 比预期的淡。 | Más suave de lo esperado. | Plus doux que prévu. | รสอ่อนกว่าที่คิด | ລົດອ່ອນກວ່າທີ່ຄິດ
! Warm when it came; I did not dare to eat it. | 收到是温的，不敢吃。 | Llegó templado y no me atreví a comerlo. | Arrivé tiède ; je n’ai pas osé le manger. | มาถึงไม่เย็น เลยไม่กล้ากิน | ມາຮອດບໍ່ເຢັນ ເລີຍບໍ່ກ້າກິນ
# seafood
+ As fresh as from the market. | 像刚从市场买的一样新鲜。 | Tan fresco como en el mercado. | Aussi frais qu’au marché. | สดเหมือนซื้อจากตลาด | ສົດຄືຊື້ຈາກຕະຫຼາດ
+ Well chilled, with ice left in the box. | 冷藏到位，箱里还有冰。 | Bien refrigerado, aún con hielo en la caja. | Bien réfrigéré, il restait de la glace. | แช่เย็นดี น้ำแข็งยังเหลือ | ແຊ່ເຢັນດີ ນ້ຳກ້ອນຍັງເຫຼືອ
+ The guests spoke of nothing else. | 客人一直在夸。 | Los invitados no hablaron de otra cosa. | Les invités n’ont parlé que de ça. | แขกพูดถึงแต่จานนี้ | ແຂກເວົ້າແຕ່ຈານນີ້
+ A generous portion of good quality. | 份量足，品质好。 | Ración generosa y de calidad. | Une portion généreuse, de qualité. | ให้เยอะ คุณภาพดี | ໃຫ້ຫຼາຍ ຄຸນນະພາບດີ
~ Very good; plan for the same evening. | 很好，最好当晚吃。 | Muy bueno; para esa misma noche. | Très bon ; à prévoir pour le soir même. | ดีมาก ควรกินเย็นนั้นเลย | ດີຫຼາຍ ຄວນກິນແລງນັ້ນເລີຍ
- Fine, but the portion is small. | 还行，就是份量小。 | Bien, pero la ración es pequeña. | Bien, mais la portion est petite. | ใช้ได้ แต่ให้น้อย | ໃຊ້ໄດ້ ແຕ່ໃຫ້ໜ້ອຍ
! The ice had melted, and we threw it away. | 冰都化了，只好扔掉。 | El hielo se había derretido y lo tiramos. | La glace avait fondu, nous avons tout jeté. | น้ำแข็งละลายหมด ต้องทิ้ง | ນ້ຳກ້ອນລະລາຍໝົດ ຕ້ອງຖິ້ມ
`);
