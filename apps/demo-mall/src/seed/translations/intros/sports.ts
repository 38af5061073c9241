import { rows } from '../rows';

/** Introductions of the goods of `goods/sports.ts`. en | zh-CN | es | fr | th | lo */
export const sports = rows(`
True flight, bladder you can replace. | 飞行准，内胆可换。 | Vuelo preciso, cámara reemplazable. | Trajectoire juste, vessie remplaçable. | บินตรง เปลี่ยนยางในได้ | ບິນຊື່ ປ່ຽນຢາງໃນໄດ້
Grips on asphalt, keeps its air through winter. | 水泥地上抓得牢，一冬不漏气。 | Agarra en el asfalto y conserva el aire todo el invierno. | Accroche sur le bitume, garde son air tout l’hiver. | เกาะพื้นยางมะตอย ลมไม่ออกทั้งหนาว | ຈັບພື້ນຢາງແໜ້ນ ລົມບໍ່ອອກໝົດໜາວ
Eighteen panels, no sting. | 十八片拼接，打着不疼。 | Dieciocho paneles, no pica. | Dix-huit panneaux, sans piquer. | สิบแปดแผ่น ตีไม่เจ็บ | ສິບແປດແຜ່ນ ຕີບໍ່ເຈັບ
Holds in the rain, where rugby lives. | 雨里也抓得住，橄榄球就该在雨里。 | Se agarra bajo la lluvia, donde vive el rugby. | Tient sous la pluie, là où vit le rugby. | จับมั่นแม้ฝนตก บ้านของรักบี้ | ຈັບໝັ້ນເຖິງຝົນຕົກ ບ້ານຂອງຣັກບີ້
Laces where your fingers look for them. | 缝线就在手指找它的地方。 | Los cordones donde los buscan los dedos. | Les lacets là où les doigts les cherchent. | เชือกอยู่ตรงที่นิ้วหา | ເຊືອກຢູ່ບ່ອນທີ່ນິ້ວຊອກຫາ
Up in a minute, flat under the bed. | 一分钟撑起，平放进床底。 | Montada en un minuto, plana bajo la cama. | Montée en une minute, à plat sous le lit. | ตั้งในหนึ่งนาที พับแบนใต้เตียง | ຕັ້ງໃນໜຶ່ງນາທີ ພັບແປໃຕ້ຕຽງ
Broken in for you with a bat and patience. | 用球棒和耐心，替你开好了手套。 | Ya domado, con un bate y paciencia. | Assoupli pour vous, à la batte et avec patience. | นวดหนังให้แล้ว ด้วยไม้กับความอดทน | ນວດໜັງໃຫ້ແລ້ວ ດ້ວຍໄມ້ກັບຄວາມອົດທົນ
Ash core, wrapped twice. | 白蜡木芯，缠绕两层。 | Alma de fresno, doble envoltura. | Âme en frêne, doublement gainée. | แกนไม้แอช พันสองชั้น | ແກນໄມ້ແອສ ພັນສອງຊັ້ນ
Forgiving frame, honest feedback. | 容错的拍框，诚实的手感。 | Marco que perdona, respuesta honesta. | Cadre tolérant, sensations franches. | เฟรมให้อภัย รู้สึกถึงลูกชัดเจน | ເຟຣມໃຫ້ອະໄພ ຮູ້ສຶກເຖິງໝາກຊັດເຈນ
Balsa core, a cover, three balls. | 轻木芯，带拍套和三个球。 | Alma de balsa, funda y tres pelotas. | Âme en balsa, housse, trois balles. | แกนบัลซา มีซองและลูกสามลูก | ແກນບານຊາ ມີຊອງ ແລະ ໝາກສາມໜ່ວຍ
Net, poles, and cork shuttles that last the summer. | 网、杆，还有能打一夏天的软木球。 | Red, postes y volantes de corcho que aguantan el verano. | Filet, poteaux, volants en liège qui tiennent l’été. | ตาข่าย เสา และลูกขนไก่จุกก๊อกที่ทนทั้งหน้าร้อน | ຕາໜ່າງ ເສົາ ແລະ ໝາກຂົນໄກ່ຈຸກກັອກທີ່ທົນໝົດລະດູຮ້ອນ
Takes apart, teaches form, arrives with five arrows. | 可拆卸，教姿势，配五支箭。 | Se desmonta, enseña la postura, llega con cinco flechas. | Démontable, apprend le geste, livré avec cinq flèches. | ถอดได้ สอนท่า มาพร้อมลูกศรห้าดอก | ຖອດໄດ້ ສອນທ່າ ມາພ້ອມລູກສອນຫ້າດອກ
Pressed, oiled, knocked in. | 压实、上油、敲打到位。 | Prensado, aceitado y golpeado hasta estar listo. | Pressée, huilée, assouplie. | อัดแน่น ลงน้ำมัน ตอกพร้อมใช้ | ອັດແໜ້ນ ທານ້ຳມັນ ຕອກພ້ອມໃຊ້
Wrists straight, knuckles thankful. | 手腕正，指节感激。 | Muñecas rectas, nudillos agradecidos. | Poignets droits, phalanges reconnaissantes. | ข้อมือตรง กำปั้นขอบคุณ | ຂໍ້ມືຊື່ ກຳປັ້ນຂອບໃຈ
Reinforced knees; belt included, colour earned. | 膝部加固，附腰带，颜色靠自己挣。 | Rodillas reforzadas; cinturón incluido, el color te lo ganas. | Genoux renforcés ; ceinture comprise, couleur à mériter. | เสริมเข่า มีสายคาด ส่วนสีต้องได้มาเอง | ເສີມຫົວເຂົ່າ ມີສາຍຮັດ ສ່ວນສີຕ້ອງຫາເອງ
Numbered, sanded, stored in a crate. | 有编号，打磨过，装在木箱里。 | Numerados, lijados y guardados en una caja. | Numérotées, poncées, rangées dans une caisse. | มีเลข ขัดเรียบ เก็บในลัง | ມີເລກ ຂັດລຽບ ເກັບໃນລັງ
2.1 kg, up in four minutes, dry in a gale. | 2.1 kg，四分钟搭好，大风也不漏。 | 2,1 kg, montada en cuatro minutos, seca en un vendaval. | 2,1 kg, montée en quatre minutes, sèche par grand vent. | 2.1 kg กางในสี่นาที แห้งแม้ลมแรง | 2.1 kg ກາງໃນສີ່ນາທີ ແຫ້ງເຖິງລົມແຮງ
Liquid-filled; points home since 1996. | 充液罗盘，1996 年起一直指向家。 | De líquido; señala a casa desde 1996. | À bain liquide ; indique la maison depuis 1996. | บรรจุของเหลว ชี้ทางกลับบ้านตั้งแต่ปี 1996 | ບັນຈຸຂອງແຫຼວ ຊີ້ທາງກັບບ້ານແຕ່ປີ 1996
A back that adjusts, a hip belt that carries. | 背长可调，腰带受力。 | Espalda ajustable, cinturón que carga. | Dos réglable, ceinture qui porte. | แผ่นหลังปรับได้ สายคาดเอวรับน้ำหนัก | ແຜ່ນຫຼັງປັບໄດ້ ສາຍຮັດແອວຮັບນ້ຳໜັກ
Chips with dignity. | 磕掉瓷也体面。 | Se desconcha con dignidad. | S’ébrèche avec dignité. | บิ่นอย่างมีศักดิ์ศรี | ບິ່ນຢ່າງມີສັກສີ
Kindling in minutes, fingers intact. | 几分钟劈好柴，手指都在。 | Leña menuda en minutos, dedos intactos. | Petit bois en quelques minutes, doigts intacts. | ได้ไม้ฟืนในไม่กี่นาที นิ้วครบ | ໄດ້ຟືນໃນບໍ່ຈັກນາທີ ນິ້ວຄົບ
From tube to trout in five minutes. | 从竿筒到鳟鱼，五分钟。 | Del tubo a la trucha en cinco minutos. | De l’étui à la truite en cinq minutes. | จากกระบอกถึงปลาเทราต์ในห้านาที | ຈາກບັ້ງຮອດປາເທຣົາໃນຫ້ານາທີ
A sleeping bag that went to art school. | 上过美院的睡袋。 | Un saco de dormir que fue a la escuela de arte. | Un sac de couchage qui a fait les beaux-arts. | ถุงนอนที่จบศิลปะ | ຖົງນອນທີ່ຮຽນຈົບສິລະປະ
UIAA-certified, supple to the last metre. | UIAA 认证，最后一米也柔顺。 | Certificada UIAA, flexible hasta el último metro. | Certifiée UIAA, souple jusqu’au dernier mètre. | ได้รับรอง UIAA นุ่มถึงเมตรสุดท้าย | ໄດ້ຮັບຮອງ UIAA ນຸ້ມຮອດແມັດສຸດທ້າຍ
Hub dynamo, chain guard, and a bell with manners. | 花鼓发电，链罩齐全，铃声有礼。 | Dinamo de buje, cubrecadena y un timbre educado. | Dynamo de moyeu, carter de chaîne, sonnette polie. | ไดนาโมในดุม บังโซ่ กระดิ่งมีมารยาท | ໄດນາໂມໃນດຸມ ບັງໂສ້ ກະດິ່ງມີມາລະຍາດ
Pops, slides, forgives. | 能跳，能滑，也容错。 | Salta, desliza, perdona. | Saute, glisse, pardonne. | เด้ง ไถล ให้อภัย | ດີດ ເລື່ອນ ໃຫ້ອະໄພ
Big wheels, quiet bearings, one click to carry. | 大轮，静音轴承，一按折叠提走。 | Ruedas grandes, rodamientos silenciosos, un clic para llevarlo. | Grandes roues, roulements silencieux, un clic pour le porter. | ล้อใหญ่ ลูกปืนเงียบ คลิกเดียวถือได้ | ລໍ້ໃຫຍ່ ລູກປືນງຽບ ຄລິກດຽວຖືໄດ້
Seventy kilometres on a plug; licence required. | 充一次跑七十公里，需驾照。 | Setenta kilómetros por carga; se necesita permiso. | Soixante-dix kilomètres par charge ; permis requis. | เจ็ดสิบกิโลเมตรต่อการชาร์จ ต้องมีใบขับขี่ | ເຈັດສິບກິໂລແມັດຕໍ່ສາກ ຕ້ອງມີໃບຂັບຂີ່
Three wheels until they no longer need them. | 三个轮子，骑到不再需要它们为止。 | Tres ruedas hasta que ya no las necesiten. | Trois roues, jusqu’à ce qu’ils n’en aient plus besoin. | สามล้อ จนกว่าจะไม่ต้องใช้ | ສາມລໍ້ ຈົນກວ່າຈະບໍ່ຕ້ອງໃຊ້
Everything for a flat tyre but the swearing. | 补胎所需都在，除了骂人的话。 | Todo para un pinchazo, menos las palabrotas. | Tout pour une crevaison, sauf les jurons. | ครบสำหรับยางแบน ยกเว้นคำสบถ | ຄົບສຳລັບຢາງຮົ່ວ ຍົກເວັ້ນຄຳປ້ອຍ
Vented, scratch-proof, fits over glasses. | 透气，防刮，戴眼镜也能用。 | Ventiladas, antirrayaduras, caben sobre las gafas. | Aérées, anti-rayures, se portent sur des lunettes. | ระบายอากาศ กันรอย สวมทับแว่นได้ | ລະບາຍອາກາດ ກັນຮອຍ ໃສ່ທັບແວ່ນໄດ້
Seen at two hundred metres. | 两百米外可见。 | Se ve a doscientos metros. | Vu à deux cents mètres. | เห็นได้ไกลสองร้อยเมตร | ເຫັນໄດ້ໄກສອງຮ້ອຍແມັດ
Carve on Friday, float on Sunday. | 周五刻滑，周日飘雪。 | Carving el viernes, polvo el domingo. | Du carving le vendredi, de la poudre le dimanche. | แกะโค้งวันศุกร์ ลอยหิมะวันอาทิตย์ | ຕັດໂຄ້ງວັນສຸກ ລອຍຫິມະວັນອາທິດ
Steamed ash; faster than your uncle. | 蒸弯白蜡木，比你叔叔快。 | Fresno curvado al vapor; más rápido que tu tío. | Frêne cintré à la vapeur ; plus rapide que votre oncle. | ไม้แอชดัดไอน้ำ เร็วกว่าลุงของคุณ | ໄມ້ແອສດັດໄອນ້ຳ ໄວກວ່າລຸງຂອງທ່ານ
Dry top, wide glass, more fish. | 干式呼吸管，宽镜面，鱼更多。 | Tubo seco, cristal ancho, más peces. | Tuba sec, large vitre, plus de poissons. | ท่อแห้ง กระจกกว้าง เห็นปลามากขึ้น | ທໍ່ແຫ້ງ ແກ້ວກວ້າງ ເຫັນປາຫຼາຍຂຶ້ນ
Chlorine-proof, stays where it should. | 耐氯，不移位。 | Resiste al cloro y se queda en su sitio. | Résiste au chlore, reste en place. | ทนคลอรีน อยู่กับที่ | ທົນຄລໍຣີນ ຢູ່ກັບທີ່
Recycled yarn, double-lined, ties that hold. | 再生纱，双层内衬，系带牢。 | Hilo reciclado, doble forro, lazos que sujetan. | Fil recyclé, doublé deux fois, liens qui tiennent. | เส้นใยรีไซเคิล ซับสองชั้น สายผูกแน่น | ເສັ້ນໃຍຣີໄຊເຄິນ ຊັບສອງຊັ້ນ ສາຍຜູກແໜ້ນ
Flat keel, dry hatch, long afternoons. | 平底，干仓，悠长的下午。 | Quilla plana, compartimento estanco, tardes largas. | Quille plate, coffre étanche, longs après-midis. | ท้องแบน ช่องกันน้ำ บ่ายยาว ๆ | ກົ້ນແປ ຊ່ອງກັນນ້ຳ ຕອນບ່າຍຍາວໆ
Ailsa-style granite, brass handle. | 艾尔萨式花岗岩，黄铜把手。 | Granito al estilo de Ailsa, asa de latón. | Granit façon Ailsa, poignée en laiton. | หินแกรนิตแบบไอล์ซา มือจับทองเหลือง | ຫີນແກຣນິດແບບໄອຊາ ມືຈັບທອງເຫຼືອງ
Tilts, screws into sand, folds to a stick. | 可倾斜，能旋入沙地，收起只有一根棍。 | Se inclina, se atornilla en la arena y se pliega como un bastón. | S’incline, se visse dans le sable, se replie en bâton. | เอียงได้ หมุนปักทราย พับเหลือท่อนเดียว | ອຽງໄດ້ ໝຸນປັກດິນຊາຍ ພັບເຫຼືອທ່ອນດຽວ
`);
