/** Sections of the agreement for shops, so that all languages have the same order. */
interface Agreement {
  intro: string;
  who: [string, string];
  goods: [string, string, string];
  orders: [string, string];
  fees: [string, string];
  end: [string, string];
}

const html = ({ intro, who, goods: [goods, ...rules], orders, fees, end }: Agreement): string => {
  const section = ([heading, text]: [string, string], at: number) =>
    `<h3>${at}. ${heading}</h3>\n<p>${text}</p>`;
  return [
    `<p>${intro}</p>`,
    section(who, 1),
    `<h3>2. ${goods}</h3>`,
    '<ul>',
    ...rules.map((rule) => `<li>${rule}</li>`),
    '</ul>',
    section(orders, 3),
    section(fees, 4),
    section(end, 5),
  ].join('\n');
};

const zh = html({
  intro:
    '商城由 Vermilion Retail Ltd(1 Arcade Row, Porthaven,以下简称“我们”)运营。以下是我们与每一家入驻店铺的约定。',
  who: [
    '谁可以开店',
    '持有相应经营许可的公司或个人。您在申请中填写的内容应当属实,如有变化请告知我们。我们会在 {reviewDays} 个工作日内审核每一份申请。',
  ],
  goods: [
    '商品',
    '您只出售可以出售的商品,如实描述,上架时确有库存。',
    '假冒商品、武器以及不得向顾客出售的商品会立即下架。',
  ],
  orders: ['订单', '已付款的订单应及时发货,顾客的询问应及时答复,退货按法律和商城规则办理。'],
  fees: [
    '费用',
    '开店不收费。每笔完成的订单,我们收取所属类目的手续费,您在申请前即可看到;其余款项记入您的账上并支付给您。',
  ],
  end: [
    '终止',
    '订单全部完成后,您可以随时关闭店铺。对违反本协议的店铺,我们会先说明原因,再予以关闭。',
  ],
});

const es = html({
  intro:
    'La galería la lleva Vermilion Retail Ltd, 1 Arcade Row, Porthaven («nosotros»). Esto es lo que acordamos con cada tienda que abre en ella.',
  who: [
    'Quién puede abrir una tienda',
    'Una empresa o persona con licencia para su actividad. Lo que nos dices en la solicitud es cierto, y nos avisas cuando cambia. Revisamos cada solicitud en un plazo de {reviewDays} días laborables.',
  ],
  goods: [
    'Artículos',
    'Vendes lo que puedes vender, lo describes como es y lo tienes en existencias cuando lo ofreces.',
    'Las falsificaciones, las armas y lo que no puede venderse a los compradores se retiran de inmediato.',
  ],
  orders: [
    'Pedidos',
    'Envías los pedidos pagados y respondes a los compradores sin demora, y aceptas devoluciones según la ley y las reglas de la galería.',
  ],
  fees: [
    'Comisiones',
    'Abrir una tienda no cuesta nada. De cada pedido completado nos quedamos la comisión de tu categoría, que ves antes de solicitar; el resto se te abona y se te paga.',
  ],
  end: [
    'El final',
    'Puedes cerrar tu tienda en cualquier momento, una vez completados sus pedidos. Podemos cerrar una tienda que incumpla este acuerdo, después de explicarte por qué.',
  ],
});

const fr = html({
  intro:
    'La galerie est tenue par Vermilion Retail Ltd, 1 Arcade Row, Porthaven (« nous »). Voici ce dont nous convenons avec chaque boutique qui y ouvre.',
  who: [
    'Qui peut ouvrir une boutique',
    'Une entreprise ou une personne autorisée à exercer son commerce. Ce que vous indiquez dans la demande est exact, et vous nous prévenez en cas de changement. Nous examinons chaque demande sous {reviewDays} jours ouvrés.',
  ],
  goods: [
    'Articles',
    'Vous vendez ce que vous avez le droit de vendre, vous le décrivez tel qu’il est et vous l’avez en stock quand vous le proposez.',
    'Les contrefaçons, les armes et tout ce qui ne peut être vendu aux clients sont retirés immédiatement.',
  ],
  orders: [
    'Commandes',
    'Vous expédiez les commandes payées et répondez aux clients sans tarder, et vous acceptez les retours selon la loi et les règles de la galerie.',
  ],
  fees: [
    'Frais',
    'L’ouverture est gratuite. Sur chaque commande terminée, nous gardons la commission de votre catégorie, que vous voyez avant de faire votre demande ; le reste vous est crédité puis versé.',
  ],
  end: [
    'La fin',
    'Vous pouvez fermer votre boutique à tout moment, une fois ses commandes terminées. Nous pouvons fermer une boutique qui enfreint cet accord, après vous avoir dit pourquoi.',
  ],
});

const th = html({
  intro:
    'ห้างนี้ดำเนินการโดย Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“เรา”) ต่อไปนี้คือสิ่งที่เราตกลงกับทุกร้านที่เปิดในห้าง',
  who: [
    'ใครเปิดร้านได้',
    'บริษัทหรือบุคคลที่มีใบอนุญาตประกอบการค้า สิ่งที่คุณแจ้งในใบสมัครต้องเป็นความจริง และคุณต้องแจ้งเราเมื่อมีการเปลี่ยนแปลง เราพิจารณาใบสมัครทุกใบภายใน {reviewDays} วันทำการ',
  ],
  goods: [
    'สินค้า',
    'คุณขายสิ่งที่ขายได้ตามกฎหมาย บรรยายตามจริง และมีของอยู่ในสต็อกเมื่อเสนอขาย',
    'ของปลอม อาวุธ และสิ่งที่ห้ามขายให้ผู้ซื้อจะถูกนำออกจากการขายทันที',
  ],
  orders: ['คำสั่งซื้อ', 'คุณส่งคำสั่งซื้อที่ชำระแล้วและตอบผู้ซื้อโดยไม่ชักช้า และรับคืนสินค้าตามกฎหมายและกติกาของห้าง'],
  fees: [
    'ค่าธรรมเนียม',
    'การเปิดร้านไม่มีค่าใช้จ่าย จากทุกคำสั่งซื้อที่เสร็จสมบูรณ์ เราเก็บค่าธรรมเนียมของหมวดหมู่ร้านคุณ ซึ่งคุณเห็นก่อนสมัคร ส่วนที่เหลือบันทึกเป็นของคุณและจ่ายให้',
  ],
  end: [
    'การสิ้นสุด',
    'คุณปิดร้านได้ทุกเมื่อหลังจากคำสั่งซื้อทั้งหมดเสร็จสมบูรณ์ เราอาจปิดร้านที่ละเมิดข้อตกลงนี้ หลังจากแจ้งเหตุผลให้คุณทราบ',
  ],
});

const lo = html({
  intro:
    'ຫ້າງນີ້ດຳເນີນການໂດຍ Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“ພວກເຮົາ”). ນີ້ແມ່ນສິ່ງທີ່ພວກເຮົາຕົກລົງກັບທຸກຮ້ານທີ່ເປີດໃນຫ້າງ.',
  who: [
    'ໃຜເປີດຮ້ານໄດ້',
    'ບໍລິສັດ ຫຼື ບຸກຄົນທີ່ມີໃບອະນຸຍາດປະກອບການຄ້າ. ສິ່ງທີ່ທ່ານແຈ້ງໃນໃບສະໝັກຕ້ອງເປັນຄວາມຈິງ ແລະ ທ່ານແຈ້ງພວກເຮົາເມື່ອມີການປ່ຽນແປງ. ພວກເຮົາພິຈາລະນາໃບສະໝັກທຸກໃບພາຍໃນ {reviewDays} ວັນລັດຖະການ.',
  ],
  goods: [
    'ສິນຄ້າ',
    'ທ່ານຂາຍສິ່ງທີ່ຂາຍໄດ້, ອະທິບາຍຕາມຄວາມຈິງ ແລະ ມີຂອງໃນສາງເມື່ອສະເໜີຂາຍ.',
    'ຂອງປອມ, ອາວຸດ ແລະ ສິ່ງທີ່ຫ້າມຂາຍໃຫ້ຜູ້ຊື້ ຈະຖືກເອົາອອກຈາກການຂາຍທັນທີ.',
  ],
  orders: ['ການສັ່ງຊື້', 'ທ່ານສົ່ງການສັ່ງຊື້ທີ່ຈ່າຍແລ້ວ ແລະ ຕອບຜູ້ຊື້ໂດຍບໍ່ຊັກຊ້າ ແລະ ຮັບຄືນສິນຄ້າຕາມກົດໝາຍ ແລະ ລະບຽບຂອງຫ້າງ.'],
  fees: [
    'ຄ່າທຳນຽມ',
    'ການເປີດຮ້ານບໍ່ມີຄ່າໃຊ້ຈ່າຍ. ຈາກທຸກການສັ່ງຊື້ທີ່ສຳເລັດ ພວກເຮົາເກັບຄ່າທຳນຽມຂອງໝວດຮ້ານທ່ານ ເຊິ່ງທ່ານເຫັນກ່ອນສະໝັກ; ສ່ວນທີ່ເຫຼືອບັນທຶກເປັນຂອງທ່ານ ແລະ ຈ່າຍໃຫ້.',
  ],
  end: [
    'ການສິ້ນສຸດ',
    'ທ່ານປິດຮ້ານໄດ້ທຸກເວລາ ຫຼັງຈາກການສັ່ງຊື້ທັງໝົດສຳເລັດ. ພວກເຮົາອາດປິດຮ້ານທີ່ລະເມີດຂໍ້ຕົກລົງນີ້ ຫຼັງຈາກບອກເຫດຜົນໃຫ້ທ່ານ.',
  ],
});

/** The agreement for shops in the languages into which it is translated: zh-CN, es, fr, th, lo. */
export const settlementAgreements: readonly string[] = [zh, es, fr, th, lo];
