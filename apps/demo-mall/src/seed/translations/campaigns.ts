import { rows } from './rows';

/** Titles on banners. en | zh-CN | es | fr | th | lo */
export const banners = rows(`
Tea, toast and time | 一杯茶，一片吐司，慢慢来 | Té, tostadas y tiempo | Du thé, du pain grillé, du temps | ชา ขนมปังปิ้ง และเวลา | ຊາ ເຂົ້າຈີ່ປີ້ງ ແລະ ເວລາ
Out, whatever the weather | 风雨无阻去户外 | Fuera, haga el tiempo que haga | Dehors, quel que soit le temps | ออกไปข้างนอก ฟ้าแบบไหนก็ได้ | ອອກໄປຂ້າງນອກ ຟ້າແບບໃດກໍໄດ້
A quieter room | 让房间安静下来 | Una habitación más tranquila | Une pièce plus paisible | ห้องที่สงบกว่าเดิม | ຫ້ອງທີ່ງຽບສະຫງົບ
Skin that feels like skin | 还皮肤本来的触感 | Piel que se siente piel | Une peau qui reste une peau | ผิวที่ยังเป็นผิว | ຜິວທີ່ຍັງເປັນຜິວ
Small wonders | 小小的奇迹 | Pequeñas maravillas | Petites merveilles | ความมหัศจรรย์เล็ก ๆ | ຄວາມມະຫັດສະຈັນນ້ອຍໆ
Hear more of it | 听见更多 | Escucha más | Entendez tout | ฟังได้มากกว่าเดิม | ຟັງໄດ້ຫຼາຍກວ່າເກົ່າ
Tea from the village, brewed at home | 村里的茶,在家泡 | Té de la aldea, preparado en casa | Le thé du village, infusé chez vous | ชาจากหมู่บ้าน ชงที่บ้าน | ຊາຈາກບ້ານ ຊົງຢູ່ເຮືອນ
From the oven of Maison Colibrine | Maison Colibrine 新鲜出炉 | Del horno de Maison Colibrine | Tout droit du four de Maison Colibrine | จากเตาของ Maison Colibrine | ຈາກເຕົາຂອງ Maison Colibrine
A story for every bedside | 每张床头一个故事 | Un cuento para cada mesilla | Une histoire pour chaque chevet | นิทานข้างเตียงทุกคืน | ນິທານສຳລັບທຸກຫົວນອນ
`);

export const activities = rows(`
The long breakfast | 慢享早餐 | El desayuno largo | Le long petit-déjeuner | มื้อเช้าที่ไม่ต้องรีบ | ອາຫານເຊົ້າແບບບໍ່ຟ້າວ
Muddy weekends | 泥泞周末 | Fines de semana de barro | Week-ends dans la boue | วันหยุดลุยโคลน | ທ້າຍອາທິດລຸຍຂີ້ຕົມ
Rooms that breathe | 会呼吸的房间 | Habitaciones que respiran | Des pièces qui respirent | ห้องที่หายใจได้ | ຫ້ອງທີ່ຫາຍໃຈໄດ້
Small people | 小朋友 | Gente menuda | Petites personnes | คนตัวเล็ก | ຄົນຕົວນ້ອຍ
New arrivals | 新品上架 | Recién llegados | Nouveautés | สินค้ามาใหม่ | ສິນຄ້າມາໃໝ່
Fresh from the workshop | 工坊新作 | Recién salido del taller | Tout frais de l’atelier | สดใหม่จากโรงช่าง | ໃໝ່ໆຈາກໂຮງຊ່າງ
`);

export const decks = rows(`
Bread, butter and what they are served on. | 面包、黄油，还有盛放它们的餐具。 | Pan, mantequilla y la mesa en que se sirven. | Du pain, du beurre et de quoi les servir. | ขนมปัง เนย และภาชนะที่ใช้เสิร์ฟ | ເຂົ້າຈີ່ ເນີຍ ແລະ ພາຊະນະທີ່ໃຊ້ເສີບ
Everything that makes the rain somebody else’s problem. | 有了它们,下雨就是别人的事。 | Todo para que la lluvia sea problema de otros. | Tout pour que la pluie soit le problème des autres. | ทุกอย่างที่ทำให้ฝนเป็นเรื่องของคนอื่น | ທຸກຢ່າງທີ່ເຮັດໃຫ້ຝົນເປັນບັນຫາຂອງຄົນອື່ນ.
Linen, clay and warm light. | 亚麻、陶土与暖光。 | Lino, barro y luz cálida. | Du lin, de l’argile et une lumière chaude. | ลินิน ดินเผา และแสงอุ่น | ຜ້າລິນິນ ດິນເຜົາ ແລະ ແສງອຸ່ນ
Tested by four children and one otter. | 由四个孩子和一只水獭亲自试玩。 | Probado por cuatro niños y una nutria. | Testé par quatre enfants et une loutre. | ทดสอบโดยเด็กสี่คนกับนากหนึ่งตัว | ທົດສອບໂດຍເດັກນ້ອຍສີ່ຄົນ ກັບ ນາກໂຕໜຶ່ງ
What came last, from wardrobe to bathroom shelf. | 从衣橱到浴室架，最近到店的好物。 | Lo último en llegar, del armario al estante del baño. | Les derniers arrivés, de l’armoire à la salle de bains. | ของที่มาล่าสุด จากตู้เสื้อผ้าถึงชั้นห้องน้ำ | ຂອງທີ່ມາຫຼ້າສຸດ ຈາກຕູ້ເສື້ອຜ້າຮອດຊັ້ນຫ້ອງນ້ຳ
Quiet machines and things made of paper and wood. | 安静的机器,以及纸与木的器物。 | Máquinas silenciosas y cosas de papel y madera. | Des machines silencieuses et des objets de papier et de bois. | เครื่องจักรเงียบ ๆ และของที่ทำจากกระดาษกับไม้ | ເຄື່ອງຈັກທີ່ງຽບ ແລະ ສິ່ງຂອງທີ່ເຮັດຈາກເຈ້ຍ ແລະ ໄມ້.
`);

/** Hot words; each finds goods in its language. */
export const hotWords = rows(`
stoneware mug | 马克杯 | taza de gres | mug en grès | แก้วมัค | ຈອກ
headphones | 耳机 | auriculares | casque audio | หูฟัง | ຫູຟັງ
linen | 亚麻 | lino | lin | ผ้าลินิน | ຜ້າລິນິນ
picture book | 绘本 | libro ilustrado | album illustré | หนังสือภาพ | ປຶ້ມຮູບພາບ
olive oil | 橄榄油 | aceite de oliva | huile d’olive | น้ำมันมะกอก | ນ້ຳມັນໝາກກອກ
hiking boot | 登山靴 | botas de montaña | chaussures de randonnée | รองเท้าเดินป่า | ເກີບຍ່າງປ່າ
Longjing tea | 龙井 | té Longjing | thé Longjing | ชาเขียว | ຊາຂຽວ
candle | 蜡烛 | velas | bougies | เทียน | ທຽນ
`);
