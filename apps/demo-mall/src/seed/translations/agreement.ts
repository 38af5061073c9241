/** Sections of the agreement, so that all languages have the same order. */
interface Agreement {
  title: string;
  /** `%s` is the e-mail address */
  intro: string;
  keep: [string, ...[string, string][]];
  /** heading and text */
  sections: [string, string][];
}

const MAIL = '<a href="mailto:privacy@vermilion.example">privacy@vermilion.example</a>';

const html = ({ title, intro, keep: [kept, ...list], sections }: Agreement): string =>
  [
    `<h2>${title}</h2>`,
    `<p>${intro.replace('%s', MAIL)}</p>`,
    `<h3>1. ${kept}</h3>`,
    '<ul>',
    ...list.map(([what, text]) => `<li><strong>${what}</strong> ${text}</li>`),
    '</ul>',
    ...sections.map(([heading, text], at) => `<h3>${at + 2}. ${heading}</h3>\n<p>${text}</p>`),
  ].join('\n');

const zh = html({
  title: '隐私协议',
  intro:
    '本协议说明您在商城浏览、购买或开店时,Vermilion 会保存哪些数据、为何保存以及保存多久。商城由 Vermilion Retail Ltd(1 Arcade Row, Porthaven,以下简称“我们”)运营。如有任何疑问,请写信至 %s。',
  keep: [
    '我们保存什么',
    ['您的账户:', '用于登录的邮箱或手机号、昵称、您自选的头像,以及密码的摘要,绝不保存密码本身。'],
    ['您的订单:', '您购买了什么、向谁购买、金额多少、送往何处,以及相关的消息。'],
    ['您的地址:', '按您填写的内容保存,直到您删除为止。'],
    ['您的购物车与收藏:', '以便您下次回来时仍在。'],
    ['一个 Cookie:', '告诉我们您已登录。脚本无法读取它,它也不含您的任何信息。'],
  ],
  sections: [
    [
      '我们不保存什么',
      '我们看不到也不保存银行卡号:它从您的浏览器直接发送给支付服务商。我们不会跟踪您到其他网站,其他网站也不会跟踪您到这里。',
    ],
    [
      '谁会收到',
      '店铺只会收到寄送包裹所需的信息:该订单的姓名、地址和电话。快递公司亦同。任何人都不会因广告而得到您的邮箱。',
    ],
    [
      '保存多久',
      '登录验证码 {codeMinutes} 分钟后删除,{sessionDays} 天未使用的会话会被删除。订单与发票按税法要求的期限保存,之后删除。您注销账户时,其余一切随即删除。',
    ],
    [
      '您的权利',
      '您可以随时查看、更正、带走或删除您的数据,也可以反对合同不需要的任何用途。大部分可在您的账户页面完成,其余只需一封邮件。您也可以向所在国家的数据保护机构投诉。',
    ],
    ['儿童', '账户供十六岁及以上人士使用。更年幼者应由照顾他们的人陪同购物。'],
    ['变更', '本协议变更时,我们会在生效前通过邮件告知您,并在此保留旧版本。'],
  ],
});

const es = html({
  title: 'Acuerdo de privacidad',
  intro:
    'Este acuerdo explica qué datos guarda Vermilion cuando miras, compras o vendes en la galería, por qué y durante cuánto tiempo. La galería la lleva Vermilion Retail Ltd, 1 Arcade Row, Porthaven («nosotros»). Para cualquier consulta, escribe a %s.',
  keep: [
    'Qué guardamos',
    [
      'Tu cuenta:',
      'el correo o el teléfono con el que entras, un apodo, una imagen si la eliges y un resumen de tu contraseña, nunca la contraseña.',
    ],
    [
      'Tus pedidos:',
      'qué compraste, a quién, por cuánto, adónde se envió y los mensajes sobre ello.',
    ],
    ['Tus direcciones:', 'tal como las escribiste, hasta que las borres.'],
    ['Tu cesta y tus favoritos,', 'para que sigan ahí cuando vuelvas.'],
    [
      'Una cookie,',
      'que nos dice que has entrado. Los scripts no pueden leerla y no lleva información sobre ti.',
    ],
  ],
  sections: [
    [
      'Qué no guardamos',
      'No vemos ni guardamos números de tarjeta: van de tu navegador al proveedor de pagos. No te seguimos a otros sitios y ningún otro sitio te sigue hasta aquí.',
    ],
    [
      'Quién los recibe',
      'La tienda recibe lo que necesita para enviar tu paquete: el nombre, la dirección y el teléfono de ese pedido. El transportista recibe lo mismo. Nadie recibe tu correo para publicidad.',
    ],
    [
      'Durante cuánto tiempo',
      'Los códigos de acceso se borran a los {codeMinutes} minutos y las sesiones tras {sessionDays} días sin uso. Los pedidos y las facturas se guardan lo que exige la ley fiscal y después se borran. Cuando cierras tu cuenta, todo lo demás desaparece con ella.',
    ],
    [
      'Tus derechos',
      'Puedes ver, corregir, llevarte o borrar tus datos en cualquier momento, y oponerte a todo uso que el contrato no necesite. Casi todo se hace en las páginas de tu cuenta; para lo demás basta un correo. También puedes reclamar ante la autoridad de protección de datos de tu país.',
    ],
    [
      'Menores',
      'Las cuentas son para personas de dieciséis años o más. Los más jóvenes compran con quien los cuida.',
    ],
    [
      'Cambios',
      'Cuando cambia este acuerdo, te avisamos por correo antes de que entre en vigor y conservamos aquí las versiones anteriores.',
    ],
  ],
});

const fr = html({
  title: 'Accord de confidentialité',
  intro:
    'Cet accord dit quelles données Vermilion conserve quand vous visitez la galerie, y achetez ou y vendez, pourquoi et combien de temps. La galerie est tenue par Vermilion Retail Ltd, 1 Arcade Row, Porthaven (« nous »). Pour toute question, écrivez à %s.',
  keep: [
    'Ce que nous conservons',
    [
      'Votre compte :',
      'l’adresse e-mail ou le numéro avec lequel vous vous connectez, un pseudonyme, une image si vous en choisissez une, et une empreinte de votre mot de passe, jamais le mot de passe lui-même.',
    ],
    [
      'Vos commandes :',
      'ce que vous avez acheté, à qui, pour combien, où cela a été envoyé, et les messages à ce sujet.',
    ],
    ['Vos adresses :', 'telles que vous les avez saisies, jusqu’à ce que vous les supprimiez.'],
    ['Votre panier et vos favoris,', 'pour qu’ils soient là à votre retour.'],
    [
      'Un cookie,',
      'qui nous dit que vous êtes connecté. Aucun script ne peut le lire et il ne porte aucune information sur vous.',
    ],
  ],
  sections: [
    [
      'Ce que nous ne conservons pas',
      'Nous ne voyons ni ne conservons les numéros de carte : ils vont de votre navigateur au prestataire de paiement. Nous ne vous suivons pas sur d’autres sites, et aucun autre site ne vous suit ici.',
    ],
    [
      'Qui les reçoit',
      'La boutique reçoit ce qu’il lui faut pour envoyer votre colis : le nom, l’adresse et le téléphone de cette commande. Le transporteur reçoit la même chose. Personne ne reçoit votre adresse e-mail à des fins publicitaires.',
    ],
    [
      'Combien de temps',
      'Les codes de connexion sont supprimés après {codeMinutes} minutes, les sessions après {sessionDays} jours sans usage. Les commandes et factures sont conservées aussi longtemps que le droit fiscal l’exige, puis supprimées. Quand vous fermez votre compte, tout le reste disparaît aussitôt.',
    ],
    [
      'Vos droits',
      'Vous pouvez à tout moment voir, corriger, emporter ou supprimer vos données, et vous opposer à tout usage dont le contrat n’a pas besoin. L’essentiel se fait dans les pages de votre compte ; pour le reste, un e-mail suffit. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
    ],
    [
      'Enfants',
      'Les comptes sont réservés aux personnes de seize ans et plus. Les plus jeunes achètent avec quelqu’un qui veille sur eux.',
    ],
    [
      'Modifications',
      'Quand cet accord change, nous vous prévenons par e-mail avant son entrée en vigueur et gardons ici les versions antérieures.',
    ],
  ],
});

const th = html({
  title: 'ข้อตกลงความเป็นส่วนตัว',
  intro:
    'ข้อตกลงนี้บอกว่า Vermilion เก็บข้อมูลใดไว้เมื่อคุณเข้าชม ซื้อ หรือขายในห้าง เก็บเพราะเหตุใด และนานเท่าใด ห้างนี้ดำเนินการโดย Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“เรา”) หากมีข้อสงสัย เขียนถึง %s',
  keep: [
    'สิ่งที่เราเก็บ',
    [
      'บัญชีของคุณ:',
      'อีเมลหรือหมายเลขโทรศัพท์ที่ใช้เข้าสู่ระบบ ชื่อเล่น รูปหากคุณเลือกไว้ และค่าย่อของรหัสผ่าน แต่ไม่เก็บตัวรหัสผ่าน',
    ],
    ['คำสั่งซื้อของคุณ:', 'คุณซื้ออะไร จากใคร ราคาเท่าใด ส่งไปที่ไหน และข้อความที่เกี่ยวข้อง'],
    ['ที่อยู่ของคุณ:', 'ตามที่คุณพิมพ์ไว้ จนกว่าคุณจะลบ'],
    ['รถเข็นและรายการโปรดของคุณ', 'เพื่อให้ยังอยู่เมื่อคุณกลับมา'],
    ['คุกกี้หนึ่งรายการ', 'ที่บอกเราว่าคุณเข้าสู่ระบบแล้ว สคริปต์อ่านไม่ได้ และไม่มีข้อมูลใดเกี่ยวกับคุณ'],
  ],
  sections: [
    [
      'สิ่งที่เราไม่เก็บ',
      'เราไม่เห็นและไม่เก็บหมายเลขบัตร หมายเลขนี้ส่งจากเบราว์เซอร์ของคุณไปยังผู้ให้บริการชำระเงินโดยตรง เราไม่ติดตามคุณไปยังเว็บไซต์อื่น และไม่มีเว็บไซต์อื่นติดตามคุณมาที่นี่',
    ],
    [
      'ใครได้รับข้อมูล',
      'ร้านได้รับเฉพาะสิ่งที่จำเป็นในการส่งพัสดุ คือชื่อ ที่อยู่ และหมายเลขโทรศัพท์ของคำสั่งซื้อนั้น บริษัทขนส่งก็เช่นกัน ไม่มีใครได้อีเมลของคุณไปใช้โฆษณา',
    ],
    [
      'เก็บนานเท่าใด',
      'รหัสเข้าสู่ระบบถูกลบหลัง {codeMinutes} นาที เซสชันถูกลบเมื่อไม่ใช้งาน {sessionDays} วัน คำสั่งซื้อและใบแจ้งหนี้เก็บไว้ตามที่กฎหมายภาษีกำหนดแล้วจึงลบ เมื่อคุณปิดบัญชี ข้อมูลอื่นทั้งหมดจะถูกลบทันที',
    ],
    [
      'สิทธิของคุณ',
      'คุณดู แก้ไข นำข้อมูลออก หรือลบข้อมูลของคุณได้ทุกเมื่อ และคัดค้านการใช้ใด ๆ ที่สัญญาไม่จำเป็นต้องใช้ได้ ส่วนใหญ่ทำได้เองในหน้าบัญชี นอกนั้นส่งอีเมลฉบับเดียวก็พอ คุณร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลของประเทศคุณได้เช่นกัน',
    ],
    ['เด็ก', 'บัญชีมีไว้สำหรับผู้ที่อายุสิบหกปีขึ้นไป ผู้ที่อายุน้อยกว่าควรซื้อของกับผู้ดูแล'],
    ['การเปลี่ยนแปลง', 'เมื่อข้อตกลงนี้เปลี่ยน เราจะแจ้งทางอีเมลก่อนมีผลบังคับ และเก็บฉบับเดิมไว้ที่นี่'],
  ],
});

const lo = html({
  title: 'ຂໍ້ຕົກລົງຄວາມເປັນສ່ວນຕົວ',
  intro:
    'ຂໍ້ຕົກລົງນີ້ບອກວ່າ Vermilion ເກັບຂໍ້ມູນໃດໄວ້ເມື່ອທ່ານເຂົ້າຊົມ ຊື້ ຫຼື ຂາຍໃນຫ້າງ, ເກັບຍ້ອນຫຍັງ ແລະ ດົນປານໃດ. ຫ້າງນີ້ດຳເນີນການໂດຍ Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“ພວກເຮົາ”). ຖ້າມີຂໍ້ສົງໄສ, ຂຽນຫາ %s.',
  keep: [
    'ສິ່ງທີ່ພວກເຮົາເກັບ',
    [
      'ບັນຊີຂອງທ່ານ:',
      'ອີເມວ ຫຼື ເບີໂທທີ່ທ່ານໃຊ້ເຂົ້າສູ່ລະບົບ, ຊື່ຫຼິ້ນ, ຮູບຖ້າທ່ານເລືອກໄວ້ ແລະ ຄ່າຫຍໍ້ຂອງລະຫັດຜ່ານ, ແຕ່ບໍ່ເກັບຕົວລະຫັດຜ່ານ.',
    ],
    ['ການສັ່ງຊື້ຂອງທ່ານ:', 'ທ່ານຊື້ຫຍັງ, ຈາກໃຜ, ລາຄາເທົ່າໃດ, ສົ່ງໄປໃສ ແລະ ຂໍ້ຄວາມທີ່ກ່ຽວຂ້ອງ.'],
    ['ທີ່ຢູ່ຂອງທ່ານ:', 'ຕາມທີ່ທ່ານພິມໄວ້, ຈົນກວ່າທ່ານຈະລຶບ.'],
    ['ກະຕ່າ ແລະ ລາຍການທີ່ມັກ,', 'ເພື່ອໃຫ້ຍັງຢູ່ເມື່ອທ່ານກັບມາ.'],
    ['ຄຸກກີ້ໜຶ່ງອັນ,', 'ທີ່ບອກພວກເຮົາວ່າທ່ານເຂົ້າສູ່ລະບົບແລ້ວ. ສະຄຣິບອ່ານບໍ່ໄດ້ ແລະ ບໍ່ມີຂໍ້ມູນກ່ຽວກັບທ່ານ.'],
  ],
  sections: [
    [
      'ສິ່ງທີ່ພວກເຮົາບໍ່ເກັບ',
      'ພວກເຮົາບໍ່ເຫັນ ແລະ ບໍ່ເກັບເລກບັດ: ມັນສົ່ງຈາກບຣາວເຊີຂອງທ່ານຫາຜູ້ໃຫ້ບໍລິການຊຳລະເງິນໂດຍກົງ. ພວກເຮົາບໍ່ຕິດຕາມທ່ານໄປເວັບໄຊອື່ນ ແລະ ບໍ່ມີເວັບໄຊອື່ນຕິດຕາມທ່ານມາທີ່ນີ້.',
    ],
    [
      'ໃຜໄດ້ຮັບຂໍ້ມູນ',
      'ຮ້ານໄດ້ຮັບສະເພາະສິ່ງທີ່ຈຳເປັນໃນການສົ່ງພັດສະດຸ: ຊື່, ທີ່ຢູ່ ແລະ ເບີໂທຂອງການສັ່ງຊື້ນັ້ນ. ຂົນສົ່ງກໍຄືກັນ. ບໍ່ມີໃຜໄດ້ຮັບອີເມວຂອງທ່ານເພື່ອໂຄສະນາ.',
    ],
    [
      'ເກັບດົນປານໃດ',
      'ລະຫັດເຂົ້າສູ່ລະບົບຖືກລຶບຫຼັງ {codeMinutes} ນາທີ, ເຊດຊັນຖືກລຶບເມື່ອບໍ່ໃຊ້ {sessionDays} ວັນ. ການສັ່ງຊື້ ແລະ ໃບບິນເກັບໄວ້ຕາມທີ່ກົດໝາຍພາສີກຳນົດ ແລ້ວຈຶ່ງລຶບ. ເມື່ອທ່ານປິດບັນຊີ, ຂໍ້ມູນອື່ນທັງໝົດຖືກລຶບທັນທີ.',
    ],
    [
      'ສິດຂອງທ່ານ',
      'ທ່ານສາມາດເບິ່ງ, ແກ້ໄຂ, ນຳອອກ ຫຼື ລຶບຂໍ້ມູນຂອງທ່ານໄດ້ທຸກເວລາ ແລະ ຄັດຄ້ານການນຳໃຊ້ທີ່ສັນຍາບໍ່ຈຳເປັນຕ້ອງໃຊ້. ສ່ວນໃຫຍ່ເຮັດໄດ້ໃນໜ້າບັນຊີຂອງທ່ານ; ນອກນັ້ນສົ່ງອີເມວສະບັບດຽວກໍພໍ. ທ່ານຍັງສາມາດຮ້ອງຮຽນຕໍ່ໜ່ວຍງານປົກປ້ອງຂໍ້ມູນຂອງປະເທດທ່ານ.',
    ],
    ['ເດັກນ້ອຍ', 'ບັນຊີມີໄວ້ສຳລັບຜູ້ທີ່ມີອາຍຸສິບຫົກປີຂຶ້ນໄປ. ຜູ້ທີ່ອາຍຸໜ້ອຍກວ່ານີ້ຊື້ນຳຜູ້ທີ່ດູແລ.'],
    ['ການປ່ຽນແປງ', 'ເມື່ອຂໍ້ຕົກລົງນີ້ປ່ຽນແປງ, ພວກເຮົາແຈ້ງທາງອີເມວກ່ອນມີຜົນ ແລະ ເກັບສະບັບເກົ່າໄວ້ທີ່ນີ້.'],
  ],
});

/** The privacy agreement in the languages into which it is translated: zh-CN, es, fr, th, lo. */
export const agreements: readonly string[] = [zh, es, fr, th, lo];
