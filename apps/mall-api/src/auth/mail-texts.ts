import type { InLanguages } from '../kernel/language';
import type { CodePurpose } from './codes';

interface Code {
  digits: string;
  minutes: number;
  /** From `uses`. */
  use: string;
}

interface AuthTexts {
  subjects: Record<CodePurpose, string>;
  uses: Record<CodePurpose, string>;
  code(code: Code): string;
  /** As a text message. */
  sms(code: Code): string;
  /** Below each e-mail. */
  unasked: string;
  hasAccount: { subject: string; text(login: string): string };
  noAccount: { subject: string; text(login: string): string };
}

const forPurposes = (
  register: string,
  signIn: string,
  password: string,
  settlement: string,
  order: string,
): Record<CodePurpose, string> => ({
  register,
  'sign-in': signIn,
  'reset-password': password,
  'change-password': password,
  settlement,
  order,
});

/** Texts of e-mails and text messages with codes. */
export const authTexts: InLanguages<AuthTexts> = {
  en: {
    subjects: forPurposes(
      'Your registration code',
      'Your code to sign in',
      'Your code for a new password',
      'Your code for your application',
      'Your code for your order',
    ),
    uses: forPurposes(
      'to open your account',
      'to sign in',
      'to set a new password',
      'to apply as a merchant',
      'to see your order',
    ),
    code: ({ digits, use, minutes }) =>
      `${digits} is your code ${use}. It is good for ${minutes} minutes and can be used once.`,
    sms: ({ digits, use, minutes }) =>
      `${digits} is your code ${use}, good for ${minutes} minutes. Tell it nobody.`,
    unasked: 'If you did not ask for this, you need not do anything.',
    hasAccount: {
      subject: 'You already have an account',
      text: (login) =>
        `Somebody wants to open an account with this email address, which has one already. Sign in at ${login}, or ask there for a new password.`,
    },
    noAccount: {
      subject: 'There is no account with this address',
      text: (login) =>
        `Somebody wants a new password for this email address, which has no account with a password. You can open one at ${login}.`,
    },
  },
  'zh-CN': {
    subjects: forPurposes(
      '您的注册验证码',
      '您的登录验证码',
      '您设置新密码的验证码',
      '您的入驻申请验证码',
      '您查看订单的验证码',
    ),
    uses: forPurposes('注册账号', '登录', '设置新密码', '提交入驻申请', '查看订单'),
    code: ({ digits, use, minutes }) =>
      `您用于${use}的验证码是 ${digits}，${minutes} 分钟内有效，仅可使用一次。`,
    sms: ({ digits, use, minutes }) =>
      `您用于${use}的验证码是 ${digits}，${minutes} 分钟内有效，请勿告诉他人。`,
    unasked: '如果这不是您本人的操作，请忽略此邮件。',
    hasAccount: {
      subject: '您已有账号',
      text: (login) =>
        `有人想用此邮箱注册账号，但该邮箱已经注册。请在 ${login} 登录，或在那里重设密码。`,
    },
    noAccount: {
      subject: '此邮箱没有账号',
      text: (login) =>
        `有人想为此邮箱设置新密码，但该邮箱没有使用密码的账号。您可以在 ${login} 注册。`,
    },
  },
  es: {
    subjects: forPurposes(
      'Tu código de registro',
      'Tu código para iniciar sesión',
      'Tu código para una contraseña nueva',
      'Tu código para tu solicitud',
      'Tu código para tu pedido',
    ),
    uses: forPurposes(
      'para abrir tu cuenta',
      'para iniciar sesión',
      'para crear una contraseña nueva',
      'para enviar tu solicitud de tienda',
      'para ver tu pedido',
    ),
    code: ({ digits, use, minutes }) =>
      `${digits} es tu código ${use}. Vale durante ${minutes} minutos y solo se puede usar una vez.`,
    sms: ({ digits, use, minutes }) =>
      `${digits} es tu código ${use}. Vale durante ${minutes} minutos. No se lo digas a nadie.`,
    unasked: 'Si no lo has pedido, no tienes que hacer nada.',
    hasAccount: {
      subject: 'Ya tienes una cuenta',
      text: (login) =>
        `Alguien quiere abrir una cuenta con esta dirección de correo, que ya tiene una. Inicia sesión en ${login} o pide allí una contraseña nueva.`,
    },
    noAccount: {
      subject: 'No hay ninguna cuenta con esta dirección',
      text: (login) =>
        `Alguien quiere una contraseña nueva para esta dirección de correo, que no tiene ninguna cuenta con contraseña. Puedes abrir una en ${login}.`,
    },
  },
  fr: {
    subjects: forPurposes(
      'Votre code d’inscription',
      'Votre code de connexion',
      'Votre code pour un nouveau mot de passe',
      'Votre code pour votre demande',
      'Votre code pour votre commande',
    ),
    uses: forPurposes(
      'pour ouvrir votre compte',
      'pour vous connecter',
      'pour choisir un nouveau mot de passe',
      'pour envoyer votre demande d’ouverture de boutique',
      'pour consulter votre commande',
    ),
    code: ({ digits, use, minutes }) =>
      `${digits} est votre code ${use}. Il est valable ${minutes} minutes et ne sert qu’une fois.`,
    sms: ({ digits, use, minutes }) =>
      `${digits} est votre code ${use}, valable ${minutes} minutes. Ne le communiquez à personne.`,
    unasked: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    hasAccount: {
      subject: 'Vous avez déjà un compte',
      text: (login) =>
        `Quelqu’un veut ouvrir un compte avec cette adresse e-mail, qui en a déjà un. Connectez-vous sur ${login}, ou demandez-y un nouveau mot de passe.`,
    },
    noAccount: {
      subject: 'Aucun compte avec cette adresse',
      text: (login) =>
        `Quelqu’un veut un nouveau mot de passe pour cette adresse e-mail, qui n’a pas de compte avec mot de passe. Vous pouvez en ouvrir un sur ${login}.`,
    },
  },
  th: {
    subjects: forPurposes(
      'รหัสสำหรับสมัครสมาชิก',
      'รหัสสำหรับเข้าสู่ระบบ',
      'รหัสสำหรับตั้งรหัสผ่านใหม่',
      'รหัสสำหรับคำขอเปิดร้าน',
      'รหัสสำหรับดูคำสั่งซื้อ',
    ),
    uses: forPurposes('สมัครสมาชิก', 'เข้าสู่ระบบ', 'ตั้งรหัสผ่านใหม่', 'ส่งคำขอเปิดร้าน', 'ดูคำสั่งซื้อ'),
    code: ({ digits, use, minutes }) =>
      `รหัสสำหรับ${use}ของคุณคือ ${digits} ใช้ได้ภายใน ${minutes} นาที และใช้ได้ครั้งเดียว`,
    sms: ({ digits, use, minutes }) =>
      `รหัสสำหรับ${use}ของคุณคือ ${digits} ใช้ได้ภายใน ${minutes} นาที อย่าบอกรหัสนี้กับใคร`,
    unasked: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ',
    hasAccount: {
      subject: 'คุณมีบัญชีอยู่แล้ว',
      text: (login) => `มีผู้ต้องการเปิดบัญชีด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว เข้าสู่ระบบได้ที่ ${login} หรือขอรหัสผ่านใหม่ที่นั่น`,
    },
    noAccount: {
      subject: 'ไม่มีบัญชีที่ใช้อีเมลนี้',
      text: (login) => `มีผู้ขอรหัสผ่านใหม่สำหรับอีเมลนี้ ซึ่งไม่มีบัญชีที่ใช้รหัสผ่าน คุณเปิดบัญชีได้ที่ ${login}`,
    },
  },
  lo: {
    subjects: forPurposes(
      'ລະຫັດສຳລັບລົງທະບຽນ',
      'ລະຫັດສຳລັບເຂົ້າສູ່ລະບົບ',
      'ລະຫັດສຳລັບຕັ້ງລະຫັດຜ່ານໃໝ່',
      'ລະຫັດສຳລັບຄຳຮ້ອງເປີດຮ້ານ',
      'ລະຫັດສຳລັບເບິ່ງຄຳສັ່ງຊື້',
    ),
    uses: forPurposes('ລົງທະບຽນ', 'ເຂົ້າສູ່ລະບົບ', 'ຕັ້ງລະຫັດຜ່ານໃໝ່', 'ສົ່ງຄຳຮ້ອງເປີດຮ້ານ', 'ເບິ່ງຄຳສັ່ງຊື້'),
    code: ({ digits, use, minutes }) =>
      `ລະຫັດສຳລັບ${use}ຂອງທ່ານແມ່ນ ${digits}. ໃຊ້ໄດ້ພາຍໃນ ${minutes} ນາທີ ແລະໃຊ້ໄດ້ຄັ້ງດຽວ.`,
    sms: ({ digits, use, minutes }) =>
      `ລະຫັດສຳລັບ${use}ຂອງທ່ານແມ່ນ ${digits}. ໃຊ້ໄດ້ພາຍໃນ ${minutes} ນາທີ. ຢ່າບອກລະຫັດນີ້ໃຫ້ໃຜ.`,
    unasked: 'ຖ້າທ່ານບໍ່ໄດ້ຂໍ ບໍ່ຕ້ອງເຮັດຫຍັງ.',
    hasAccount: {
      subject: 'ທ່ານມີບັນຊີແລ້ວ',
      text: (login) => `ມີຜູ້ຕ້ອງການເປີດບັນຊີດ້ວຍອີເມວນີ້ ເຊິ່ງມີບັນຊີແລ້ວ. ເຂົ້າສູ່ລະບົບທີ່ ${login} ຫຼືຂໍລະຫັດຜ່ານໃໝ່ທີ່ນັ້ນ.`,
    },
    noAccount: {
      subject: 'ບໍ່ມີບັນຊີທີ່ໃຊ້ອີເມວນີ້',
      text: (login) => `ມີຜູ້ຂໍລະຫັດຜ່ານໃໝ່ສຳລັບອີເມວນີ້ ເຊິ່ງບໍ່ມີບັນຊີທີ່ໃຊ້ລະຫັດຜ່ານ. ທ່ານເປີດບັນຊີໄດ້ທີ່ ${login}.`,
    },
  },
};
