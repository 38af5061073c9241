import { material } from '../material';

/** Reviews of what stands in a kitchen. en | zh-CN | es | fr | th | lo */
export const kitchen = material(`
# cookware
+ Heats evenly, right up to the rim. | 受热均匀，锅边也一样热。 | Calienta por igual, hasta el borde. | Chauffe de façon égale, jusqu’au bord. | ร้อนสม่ำเสมอถึงขอบ | ຮ້ອນສະເໝີກັນຮອດຂອບ
+ Cleans up with hot water and a sponge. | 热水加海绵一擦就干净。 | Se limpia con agua caliente y una esponja. | Se nettoie à l’eau chaude, avec une éponge. | ล้างง่ายด้วยน้ำร้อนกับฟองน้ำ | ລ້າງງ່າຍດ້ວຍນ້ຳຮ້ອນກັບຟອງນ້ຳ
+ Sunday lunch has never come out better. | 周末的菜从没做得这么好过。 | La comida del domingo nunca me había salido mejor. | Le déjeuner du dimanche n’a jamais été aussi réussi. | มื้อวันอาทิตย์ไม่เคยออกมาดีเท่านี้ | ເຂົ້າທ່ຽງວັນອາທິດບໍ່ເຄີຍອອກມາດີປານນີ້
+ Sits flat on the hob and does not wobble. | 放在灶上很平稳，不晃。 | Se asienta bien en el fuego y no baila. | Bien à plat sur le feu, ne bouge pas. | วางบนเตานิ่ง ไม่โคลงเคลง | ວາງເທິງເຕົາໝັ້ນຄົງ ບໍ່ເໜັງ
~ I would have liked a larger handle. | 要是把手再大一点就好了。 | Me habría gustado un mango más grande. | J’aurais aimé une poignée plus grande. | อยากให้หูจับใหญ่กว่านี้ | ຢາກໃຫ້ດ້າມຈັບໃຫຍ່ກວ່ານີ້
- Holds less than I had thought. | 容量比我想的小。 | Cabe menos de lo que pensaba. | Contient moins que je ne pensais. | ใส่ได้น้อยกว่าที่คิด | ໃສ່ໄດ້ໜ້ອຍກວ່າທີ່ຄິດ
! The coating had a scratch when I unpacked it. | 打开包装时表面就有一道划痕。 | Venía con un arañazo en la superficie. | La surface était rayée à l’ouverture du colis. | แกะกล่องมาผิวมีรอยขีด | ແກະກ່ອງມາໜ້າມີຮອຍຂີດ
# cups
+ Sits nicely in the hand. | 握在手里很舒服。 | Se agarra muy bien. | Agréable en main. | จับถนัดมือ | ຈັບເໝາະມື
+ The glaze is even prettier in daylight. | 釉色在日光下更好看。 | El esmalte es aún más bonito a la luz del día. | L’émail est encore plus beau en plein jour. | สีเคลือบสวยยิ่งขึ้นเมื่อโดนแดด | ສີເຄືອບງາມກວ່າເກົ່າເມື່ອຖືກແສງ
+ My morning starts with it now. | 现在每天早上都从它开始。 | Mis mañanas empiezan ahora con ella. | Mes matins commencent avec, désormais. | เช้าของฉันเริ่มด้วยใบนี้ | ເຊົ້າຂອງຂ້ອຍເລີ່ມດ້ວຍໃບນີ້
+ A thin rim, pleasant to drink from. | 杯口薄，喝起来很顺。 | Borde fino, da gusto beber. | Bord fin, agréable aux lèvres. | ขอบบาง ดื่มสบายปาก | ຂອບບາງ ດື່ມສະບາຍ
~ A little smaller than in my mind, but lovely. | 比想象中小一点，但很好看。 | Algo más pequeña de lo que imaginaba, pero preciosa. | Un peu plus petit qu’imaginé, mais ravissant. | เล็กกว่าที่นึกไว้นิด แต่น่ารัก | ນ້ອຍກວ່າທີ່ນຶກໜ້ອຍໜຶ່ງ ແຕ່ງາມ
- The base is rough and marks the table. | 底部有点粗糙，会刮桌面。 | La base es áspera y raya la mesa. | Le dessous est rugueux et raye la table. | ก้นหยาบ ขูดโต๊ะเป็นรอย | ກົ້ນຫຍາບ ຂູດໂຕະເປັນຮອຍ
! Arrived with a chip in the rim. | 收到时杯口缺了一块。 | Llegó con el borde desportillado. | Arrivé ébréché. | มาถึงขอบบิ่น | ມາຮອດຂອບບິ່ນ
# tableware
+ Looks good even on a bare table. | 放在光桌面上也好看。 | Queda bien hasta en una mesa desnuda. | Beau même sur une table nue. | วางบนโต๊ะเปล่าก็สวย | ວາງໂຕະເປົ່າກໍງາມ
+ Guests ask where it comes from. | 客人都问是哪里买的。 | Las visitas preguntan de dónde es. | Les invités demandent d’où ça vient. | แขกถามว่าซื้อที่ไหน | ແຂກຖາມວ່າຊື້ຢູ່ໃສ
+ Daily use has left no marks. | 天天用也没留下痕迹。 | El uso diario no le ha dejado marcas. | L’usage quotidien n’a laissé aucune trace. | ใช้ทุกวันไม่มีรอย | ໃຊ້ທຸກມື້ບໍ່ມີຮອຍ
+ Neatly finished, every piece the same. | 做工整齐，每件都一致。 | Bien rematado, todas las piezas iguales. | Finition soignée, toutes les pièces identiques. | งานเรียบร้อย ทุกชิ้นเหมือนกัน | ວຽກຮຽບຮ້ອຍ ທຸກອັນຄືກັນ
~ Good, though I must find a place for it in the cupboard. | 不错，就是橱柜得腾个位置。 | Bien, aunque tengo que hacerle sitio en el armario. | Bien, mais il faut lui trouver une place au placard. | ดี แต่ต้องหาที่เก็บในตู้ | ດີ ແຕ່ຕ້ອງຫາບ່ອນໃນຕູ້
- Heavier on the table than it looks. | 比看上去重。 | Pesa más de lo que parece. | Plus lourd qu’il n’en a l’air. | หนักกว่าที่เห็น | ໜັກກວ່າທີ່ເຫັນ
! One piece of the order was broken. | 有一件碎了。 | Una pieza llegó rota. | Une pièce est arrivée cassée. | มีชิ้นหนึ่งแตก | ມີອັນໜຶ່ງແຕກ
# kitchenTools
+ Lies well in the hand and does its one job. | 顺手，一件事做得很好。 | Se maneja bien y cumple lo suyo. | Tient bien en main et fait ce qu’on lui demande. | จับถนัด ทำหน้าที่ได้ดี | ຈັບເໝາະ ເຮັດວຽກໄດ້ດີ
+ Rinsed in seconds. | 一冲就干净。 | Se enjuaga en segundos. | Rincé en quelques secondes. | ล้างแป๊บเดียวเสร็จ | ລ້າງບຶດດຽວແລ້ວ
+ I should have bought it years ago. | 早几年就该买了。 | Debería haberlo comprado hace años. | J’aurais dû l’acheter il y a des années. | น่าจะซื้อตั้งนานแล้ว | ໜ້າຈະຊື້ແຕ່ດົນແລ້ວ
+ Feels like a tool, not like a toy. | 是正经工具，不是小玩意。 | Se nota que es una herramienta, no un juguete. | Un vrai outil, pas un gadget. | เป็นเครื่องมือจริง ไม่ใช่ของเล่น | ເປັນເຄື່ອງມືແທ້ ບໍ່ແມ່ນຂອງຫຼິ້ນ
~ Works well; the leaflet could be clearer. | 好用，就是说明不够清楚。 | Funciona bien; las instrucciones podrían ser más claras. | Efficace ; la notice pourrait être plus claire. | ใช้ดี แต่คู่มือน่าจะชัดกว่านี้ | ໃຊ້ດີ ແຕ່ຄູ່ມືໜ້າຈະຊັດກວ່ານີ້
- Fine for now and then, not for every day. | 偶尔用可以，天天用差点。 | Vale para de vez en cuando, no a diario. | Bien de temps en temps, pas tous les jours. | ใช้นาน ๆ ทีพอได้ ไม่เหมาะใช้ทุกวัน | ໃຊ້ນານໆເທື່ອພໍໄດ້ ບໍ່ເໝາະໃຊ້ທຸກມື້
! It came loose after the third use. | 用到第三次就松了。 | Se aflojó al tercer uso. | S’est desserré à la troisième utilisation. | ใช้ครั้งที่สามก็หลวม | ໃຊ້ເທື່ອທີສາມກໍຫຼົມ
# storage
+ Closes tightly, nothing has leaked so far. | 密封很好，到现在没漏过。 | Cierra bien, de momento nada se ha salido. | Ferme bien, rien n’a coulé jusqu’ici. | ปิดสนิท ยังไม่เคยรั่ว | ປິດສະໜິດ ຍັງບໍ່ເຄີຍຮົ່ວ
+ The shelf looks tidy at last. | 架子终于整齐了。 | Por fin la estantería está ordenada. | L’étagère est enfin rangée. | ชั้นวางดูเรียบร้อยเสียที | ຊັ້ນວາງເປັນລະບຽບຈັກເທື່ອ
+ Easy to fill and easy to clean. | 好装也好洗。 | Fácil de llenar y de limpiar. | Facile à remplir et à nettoyer. | ใส่ง่าย ล้างง่าย | ໃສ່ງ່າຍ ລ້າງງ່າຍ
+ I take it to work every day. | 每天带去上班。 | Me lo llevo al trabajo todos los días. | Je l’emporte au travail tous les jours. | พกไปทำงานทุกวัน | ເອົາໄປເຮັດວຽກທຸກມື້
~ Very good, only the lid is stiff at first. | 很好，就是刚开始盖子有点紧。 | Muy bueno, solo que al principio la tapa va dura. | Très bien, couvercle un peu dur au début. | ดีมาก แต่ฝาฝืดช่วงแรก | ດີຫຼາຍ ແຕ່ຝາຝືດໄລຍະທຳອິດ
- Does its job but scratches easily. | 能用，但容易刮花。 | Cumple, pero se raya con facilidad. | Remplit son rôle mais se raye facilement. | ใช้ได้ แต่เป็นรอยง่าย | ໃຊ້ໄດ້ ແຕ່ເປັນຮອຍງ່າຍ
! The lid does not close. | 盖子盖不上。 | La tapa no cierra. | Le couvercle ne ferme pas. | ฝาปิดไม่ได้ | ຝາປິດບໍ່ໄດ້
`);
