import { rows } from './rows';

/** Titles on banners. en | zh-CN | es | fr | th | lo */
export const banners = rows(`
The long breakfast | 慢享早餐 | El desayuno largo | Le long petit-déjeuner | มื้อเช้าที่ไม่ต้องรีบ | ອາຫານເຊົ້າແບບບໍ່ຟ້າວ
Made for muddy weekends | 为泥泞周末而生 | Hecho para fines de semana de barro | Pour les week-ends dans la boue | ของคู่ใจวันหยุดลุยโคลน | ສຳລັບທ້າຍອາທິດລຸຍຂີ້ຕົມ
A quieter room | 让房间安静下来 | Una habitación más tranquila | Une pièce plus paisible | ห้องที่สงบกว่าเดิม | ຫ້ອງທີ່ງຽບສະຫງົບ
Skin that feels like skin | 还皮肤本来的触感 | Piel que se siente piel | Une peau qui reste une peau | ผิวที่ยังเป็นผิว | ຜິວທີ່ຍັງເປັນຜິວ
Small wonders for small people | 给小朋友的小奇迹 | Pequeñas maravillas para los pequeños | Petites merveilles pour petites personnes | ความมหัศจรรย์ของคนตัวเล็ก | ສິ່ງມະຫັດສະຈັນຂອງຄົນຕົວນ້ອຍ
Hear more of it | 听见更多 | Escucha más | Entendez tout | ฟังได้มากกว่าเดิม | ຟັງໄດ້ຫຼາຍກວ່າເກົ່າ
Tea from the village, brewed at home | 村里的茶,在家泡 | Té de la aldea, preparado en casa | Le thé du village, infusé chez vous | ชาจากหมู่บ้าน ชงที่บ้าน | ຊາຈາກບ້ານ ຊົງຢູ່ເຮືອນ
Baked before dawn, at your door by breakfast | 黎明前出炉,早餐时到家 | Horneado antes del alba, en tu puerta al desayuno | Cuit avant l’aube, chez vous au petit-déjeuner | อบก่อนรุ่งสาง ถึงบ้านทันมื้อเช้า | ອົບກ່ອນຮຸ່ງເຊົ້າ ຮອດເຮືອນທັນອາຫານເຊົ້າ
A story for every bedside | 每张床头一个故事 | Un cuento para cada mesilla | Une histoire pour chaque chevet | นิทานข้างเตียงทุกคืน | ນິທານສຳລັບທຸກຫົວນອນ
`);

export const activities = rows(`
The long breakfast | 慢享早餐 | El desayuno largo | Le long petit-déjeuner | มื้อเช้าที่ไม่ต้องรีบ | ອາຫານເຊົ້າແບບບໍ່ຟ້າວ
Muddy weekends | 泥泞周末 | Fines de semana de barro | Week-ends dans la boue | วันหยุดลุยโคลน | ທ້າຍອາທິດລຸຍຂີ້ຕົມ
Rooms that breathe | 会呼吸的房间 | Habitaciones que respiran | Des pièces qui respirent | ห้องที่หายใจได้ | ຫ້ອງທີ່ຫາຍໃຈໄດ້
Small people | 小朋友 | Gente menuda | Petites personnes | คนตัวเล็ก | ຄົນຕົວນ້ອຍ
New this week | 本周新品 | Novedades de la semana | Nouveautés de la semaine | มาใหม่สัปดาห์นี้ | ມາໃໝ່ອາທິດນີ້
Fresh from the workshop | 工坊新作 | Recién salido del taller | Tout frais de l’atelier | สดใหม่จากโรงช่าง | ໃໝ່ໆຈາກໂຮງຊ່າງ
`);

export const decks = rows(`
Bread, butter and what they are served on. Prices as marked, while stocks last. | 面包、黄油,还有盛放它们的餐具。以标价为准,售完即止。 | Pan, mantequilla y la mesa en que se sirven. Precios indicados, hasta fin de existencias. | Du pain, du beurre et de quoi les servir. Prix indiqués, dans la limite des stocks. | ขนมปัง เนย และภาชนะที่ใช้เสิร์ฟ ราคาตามป้ายจนกว่าของจะหมด | ເຂົ້າຈີ່ ເນີຍ ແລະ ພາຊະນະທີ່ໃຊ້ເສີບ. ລາຄາຕາມປ້າຍຈົນກວ່າສິນຄ້າຈະໝົດ.
Everything that makes the rain somebody else’s problem. | 有了它们,下雨就是别人的事。 | Todo para que la lluvia sea problema de otros. | Tout pour que la pluie soit le problème des autres. | ทุกอย่างที่ทำให้ฝนเป็นเรื่องของคนอื่น | ທຸກຢ່າງທີ່ເຮັດໃຫ້ຝົນເປັນບັນຫາຂອງຄົນອື່ນ.
Linen, clay and warm light, chosen by Lumen Loft. | 亚麻、陶土与暖光,由 Lumen Loft 挑选。 | Lino, barro y luz cálida, elegidos por Lumen Loft. | Du lin, de l’argile et une lumière chaude, choisis par Lumen Loft. | ลินิน ดินเผา และแสงอุ่น คัดสรรโดย Lumen Loft | ຜ້າລິນິນ ດິນເຜົາ ແລະ ແສງອຸ່ນ ຄັດເລືອກໂດຍ Lumen Loft.
Tested by four children and one otter. Gift wrapping on request. | 由四个孩子和一只水獭亲自试玩。可提供礼品包装。 | Probado por cuatro niños y una nutria. Envuelto para regalo si lo pides. | Testé par quatre enfants et une loutre. Papier cadeau sur demande. | ทดสอบโดยเด็กสี่คนกับนากหนึ่งตัว ห่อของขวัญได้ตามต้องการ | ທົດສອບໂດຍເດັກນ້ອຍສີ່ຄົນ ແລະ ນາກໂຕໜຶ່ງ. ຫໍ່ຂອງຂວັນໄດ້ຕາມຕ້ອງການ.
Fresh on the rails since Monday. | 周一刚刚上架。 | En las perchas desde el lunes. | Sur les portants depuis lundi. | เพิ่งขึ้นราวเมื่อวันจันทร์ | ຫາກໍ່ວາງຂາຍແຕ່ວັນຈັນ.
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
