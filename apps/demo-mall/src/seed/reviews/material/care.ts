import { material } from '../material';

/** Reviews of care, and of devices. en | zh-CN | es | fr | th | lo */
export const care = material(`
# skincare
+ My skin calmed down within a week. | 一周皮肤就稳定了。 | Mi piel se calmó en una semana. | Ma peau s’est apaisée en une semaine. | ผิวดีขึ้นในสัปดาห์เดียว | ຜິວດີຂຶ້ນໃນອາທິດດຽວ
+ A little goes a long way. | 用一点就够。 | Cunde muchísimo. | Il en faut très peu. | ใช้นิดเดียวก็พอ | ໃຊ້ໜ້ອຍດຽວກໍພໍ
+ Absorbed quickly, no sticky film. | 吸收快，不粘。 | Se absorbe rápido, sin película pegajosa. | Pénètre vite, sans film collant. | ซึมไว ไม่เหนียว | ຊຶມໄວ ບໍ່ໜຽວ
+ Sensitive skin here, and no trouble. | 敏感肌用着也没事。 | Tengo la piel sensible y ningún problema. | Peau sensible, et aucun souci. | ผิวแพ้ง่ายใช้ได้ ไม่มีปัญหา | ຜິວແພ້ງ່າຍໃຊ້ໄດ້ ບໍ່ມີບັນຫາ
~ Pleasant, but I use it up quickly. | 好用，就是用得快。 | Agradable, pero se acaba pronto. | Agréable, mais vite terminé. | ใช้ดี แต่หมดเร็ว | ໃຊ້ດີ ແຕ່ໝົດໄວ
- I see no difference on my skin yet. | 皮肤暂时看不出变化。 | Aún no noto diferencia en la piel. | Pas encore de différence sur ma peau. | ยังไม่เห็นความต่างบนผิว | ຍັງບໍ່ເຫັນຄວາມຕ່າງເທິງຜິວ
! My skin turned red; I have stopped using it. | 皮肤发红，停用了。 | Se me enrojeció la piel; dejé de usarlo. | Ma peau a rougi ; j’ai arrêté. | ผิวแดง เลยเลิกใช้ | ຜິວແດງ ເລີຍເຊົາໃຊ້
# makeup
+ The shade is as on the chart. | 色号和色卡一致。 | El tono es el de la carta. | La teinte est celle du nuancier. | สีตรงตามแผ่นสี | ສີຕົງຕາມແຜ່ນສີ
+ Still there after lunch. | 吃完午饭还在。 | Sigue ahí después de comer. | Encore là après le déjeuner. | กินข้าวแล้วยังอยู่ | ກິນເຂົ້າແລ້ວຍັງຢູ່
+ Goes on smoothly and feels like nothing. | 顺滑，上脸无负担。 | Se aplica suave y no se nota. | S’applique bien, on l’oublie. | ทาลื่น ไม่หนักหน้า | ທາລື່ນ ບໍ່ໜັກໜ້າ
+ The only one that I take along. | 出门只带它。 | El único que llevo encima. | Le seul que j’emporte. | ชิ้นเดียวที่พกติดตัว | ອັນດຽວທີ່ພົກຕິດໂຕ
~ Good colour; I would like a matt one too. | 颜色好，有哑光款就更好。 | Buen color; me gustaría también en mate. | Belle couleur ; une version mate me plairait. | สีสวย อยากให้มีแบบด้านด้วย | ສີງາມ ຢາກໃຫ້ມີແບບດ້ານນຳ
- Lighter on me than expected. | 上色比想的淡。 | En mí queda más claro de lo esperado. | Plus clair sur moi que prévu. | ทาแล้วอ่อนกว่าที่คิด | ທາແລ້ວອ່ອນກວ່າທີ່ຄິດ
! It was dried out when it came. | 收到就是干的。 | Llegó seco. | Arrivé desséché. | มาถึงก็แห้งแล้ว | ມາຮອດກໍແຫ້ງແລ້ວ
# fragrance
+ The scent changes slowly and stays fine. | 香味慢慢变化，一直好闻。 | El aroma evoluciona despacio y siempre agrada. | Le parfum évolue lentement, toujours beau. | กลิ่นค่อย ๆ เปลี่ยน หอมตลอด | ກິ່ນຄ່ອຍໆປ່ຽນ ຫອມຕະຫຼອດ
+ Somebody asked for its name on the train. | 地铁上有人问是什么香。 | En el tren me preguntaron cómo se llama. | On m’a demandé son nom dans le train. | บนรถไฟมีคนถามชื่อกลิ่น | ເທິງລົດໄຟມີຄົນຖາມຊື່ກິ່ນ
+ Natural, not loud. | 自然，不冲。 | Natural, nada estridente. | Naturel, jamais criard. | หอมธรรมชาติ ไม่ฉุน | ຫອມທຳມະຊາດ ບໍ່ຮຸນແຮງ
+ A beautiful small bottle as well. | 小瓶子也好看。 | Y el envase es precioso. | Et le contenant est ravissant. | ขวดก็สวย | ຂວດກໍງາມ
~ Lovely; on me it is gone by noon. | 好闻，到中午就淡了。 | Delicioso; a mediodía ya se ha ido. | Ravissant ; à midi, il a disparu. | หอมดี แต่เที่ยงก็จางแล้ว | ຫອມດີ ແຕ່ທ່ຽງກໍຈາງແລ້ວ
- Sweeter than the description says. | 比介绍里甜。 | Más dulce de lo que dice la descripción. | Plus sucré que la description. | หวานกว่าที่บรรยาย | ຫວານກວ່າທີ່ບັນຍາຍ
! Half of it had leaked into the box. | 漏了一半在盒里。 | La mitad se había derramado en la caja. | La moitié avait coulé dans la boîte. | หกในกล่องไปครึ่งหนึ่ง | ໄຫຼໃນກ່ອງໄປເຄິ່ງໜຶ່ງ
# washing
+ Rinses off cleanly. | 一冲就干净。 | Se aclara sin dejar restos. | Se rince facilement. | ล้างออกง่าย | ລ້າງອອກງ່າຍ
+ Smells fresh and is gone when you are dry. | 清香，擦干就散。 | Huele a limpio y no perdura. | Sent le frais, sans persister. | กลิ่นสะอาด ไม่ติดนาน | ກິ່ນສະອາດ ບໍ່ຕິດດົນ
+ No tight feeling afterwards. | 用后不紧绷。 | Después no deja tirantez. | Aucune sensation de tiraillement. | ใช้แล้วไม่แห้งตึง | ໃຊ້ແລ້ວບໍ່ແຫ້ງຕຶງ
+ The whole family uses it. | 全家都在用。 | Lo usa toda la familia. | Toute la famille s’en sert. | ใช้กันทั้งบ้าน | ໃຊ້ກັນໝົດບ້ານ
~ Nice; a refill would be welcome. | 不错，有替换装就好了。 | Bien; se agradecería una recarga. | Bien ; une recharge serait bienvenue. | ดี ถ้ามีแบบเติมจะดี | ດີ ຖ້າມີແບບເຕີມຈະດີ
- Foams less than I am used to. | 泡沫比平时少。 | Hace menos espuma de la habitual. | Mousse moins que d’habitude. | ฟองน้อยกว่าที่เคยใช้ | ຟອງໜ້ອຍກວ່າທີ່ເຄີຍໃຊ້
! I got an itch from it. | 用了发痒。 | Me dio picor. | Il m’a donné des démangeaisons. | ใช้แล้วคัน | ໃຊ້ແລ້ວຄັນ
# devices
+ Set up in five minutes, no account needed. | 五分钟设置好，不用注册。 | Listo en cinco minutos, sin crear cuentas. | Prêt en cinq minutes, sans compte. | ตั้งค่าห้านาที ไม่ต้องสมัคร | ຕັ້ງຄ່າຫ້ານາທີ ບໍ່ຕ້ອງສະໝັກ
+ Quick, quiet and cool. | 快、静、不烫。 | Rápido, silencioso y fresco. | Rapide, silencieux, jamais chaud. | เร็ว เงียบ ไม่ร้อน | ໄວ ງຽບ ບໍ່ຮ້ອນ
+ The shop’s support answered the same day. | 客服当天就回复。 | El soporte respondió el mismo día. | Le support a répondu le jour même. | ฝ่ายดูแลตอบในวันเดียวกัน | ຝ່າຍດູແລຕອບໃນມື້ດຽວກັນ
+ The buttons are where I expect them. | 按键位置很顺手。 | Los botones están donde los espero. | Les boutons sont là où on les attend. | ปุ่มอยู่ตรงที่ควรอยู่ | ປຸ່ມຢູ່ບ່ອນທີ່ຄວນຢູ່
+ It simply works. | 插上就能用。 | Funciona y ya está. | Ça marche, tout simplement. | ใช้ได้เลยไม่มีปัญหา | ໃຊ້ໄດ້ເລີຍບໍ່ມີບັນຫາ
~ Good device; the manual is very short. | 设备不错，说明书太简单。 | Buen aparato; el manual es muy breve. | Bon appareil ; le manuel est bien court. | เครื่องดี แต่คู่มือสั้นมาก | ເຄື່ອງດີ ແຕ່ຄູ່ມືສັ້ນຫຼາຍ
- Does what it should, not more. | 够用，没有惊喜。 | Hace lo justo. | Fait le minimum. | ใช้ได้ตามที่ควร ไม่มากกว่านั้น | ໃຊ້ໄດ້ຕາມທີ່ຄວນ ບໍ່ຫຼາຍກວ່ານັ້ນ
! Dead on arrival. The shop is looking into it. | 到手开不了机，店家在处理。 | No encendía al llegar. La tienda lo está mirando. | Ne s’allumait pas. La boutique s’en occupe. | ได้มาเปิดไม่ติด ร้านกำลังดูให้ | ໄດ້ມາເປີດບໍ່ຕິດ ຮ້ານກຳລັງເບິ່ງໃຫ້
# audio
+ Clear sound with enough bass for me. | 声音清晰，低音够。 | Sonido claro y graves suficientes. | Un son clair, assez de basses. | เสียงใส เบสพอดี | ສຽງໃສ ເບສພໍດີ
+ I hear things in old records that I never noticed. | 老唱片里听到了没听过的细节。 | Oigo en discos viejos cosas que nunca noté. | J’entends dans de vieux disques des détails nouveaux. | ฟังเพลงเก่าแล้วได้ยินรายละเอียดใหม่ | ຟັງເພງເກົ່າແລ້ວໄດ້ຍິນລາຍລະອຽດໃໝ່
+ Voices sound natural. | 人声自然。 | Las voces suenan naturales. | Les voix sont naturelles. | เสียงพูดเป็นธรรมชาติ | ສຽງເວົ້າເປັນທຳມະຊາດ
+ Built to be opened and repaired. | 能拆能修。 | Hecho para abrirse y repararse. | Conçu pour être ouvert et réparé. | แกะซ่อมได้ | ແກະສ້ອມໄດ້
~ Good sound; the cable could be longer. | 音质好，线再长点就好。 | Buen sonido; el cable podría ser más largo. | Bon son ; le câble pourrait être plus long. | เสียงดี สายน่าจะยาวกว่านี้ | ສຽງດີ ສາຍໜ້າຈະຍາວກວ່ານີ້
- The treble is a bit sharp. | 高音有点刺。 | Los agudos son algo ásperos. | Les aigus sont un peu durs. | เสียงแหลมไปนิด | ສຽງແຫຼມໄປໜ້ອຍໜຶ່ງ
! Crackles on one side. | 一边有杂音。 | Se oyen chasquidos en un lado. | Grésille d’un côté. | มีเสียงแตกข้างหนึ่ง | ມີສຽງແຕກຂ້າງໜຶ່ງ
# optics
+ The picture is sharp to the edge. | 画面边缘也清晰。 | Imagen nítida hasta el borde. | Une image nette jusqu’aux bords. | ภาพคมถึงขอบ | ພາບຄົມຮອດຂອບ
+ Easy to aim, easy to hold. | 好对准，好拿。 | Fácil de encuadrar y de sujetar. | Facile à viser, facile à tenir. | เล็งง่าย จับง่าย | ເລັງງ່າຍ ຈັບງ່າຍ
+ We look forward to every clear evening. | 现在就盼着晚上用它。 | Esperamos con ganas cada noche. | On attend chaque soirée avec impatience. | เฝ้ารอทุกคืนที่จะได้ใช้ | ລໍຖ້າທຸກຄືນທີ່ຈະໄດ້ໃຊ້
+ Colours as the eye sees them. | 色彩和眼睛看到的一样。 | Colores como los ve el ojo. | Les couleurs telles qu’on les voit. | สีตรงกับที่ตาเห็น | ສີຕົງກັບທີ່ຕາເຫັນ
~ Good, but it takes an evening to learn. | 好用，要花一晚熟悉。 | Bueno, pero hay que dedicarle una tarde. | Bien, mais il faut une soirée pour apprendre. | ดี แต่ต้องใช้เวลาเรียนรู้หนึ่งคืน | ດີ ແຕ່ຕ້ອງໃຊ້ເວລາຮຽນຮູ້ຄືນໜຶ່ງ
- Poor in low light. | 暗处表现一般。 | Flojo con poca luz. | Décevant en faible lumière. | แสงน้อยภาพไม่ค่อยดี | ແສງໜ້ອຍພາບບໍ່ຄ່ອຍດີ
! Dust inside the glass from the start. | 镜片里一开始就有灰。 | Polvo dentro del cristal desde el principio. | De la poussière sous le verre dès le début. | มีฝุ่นในเลนส์ตั้งแต่แรก | ມີຝຸ່ນໃນເລນແຕ່ທຳອິດ
`);
