import type { InLanguages, Language } from '../kernel/language';

type State = 'ask' | 'stopped' | 'unknown';

const texts: InLanguages<Record<State | 'stop', string>> = {
  en: {
    ask: 'Stop mails of this kind?',
    stop: 'Stop them',
    stopped: 'You will get no more mails of this kind.',
    unknown: 'This link is incomplete. Please open it from the mail again.',
  },
  'zh-CN': {
    ask: '不再接收此类邮件？',
    stop: '停止接收',
    stopped: '您将不再收到此类邮件。',
    unknown: '链接不完整，请从邮件中重新打开。',
  },
  es: {
    ask: '¿No recibir más correos de este tipo?',
    stop: 'No recibirlos',
    stopped: 'No recibirás más correos de este tipo.',
    unknown: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
  },
  fr: {
    ask: 'Ne plus recevoir ce type de message ?',
    stop: 'Ne plus les recevoir',
    stopped: 'Vous ne recevrez plus ce type de message.',
    unknown: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le message.',
  },
  th: {
    ask: 'ไม่รับอีเมลประเภทนี้อีกใช่ไหม',
    stop: 'หยุดรับ',
    stopped: 'คุณจะไม่ได้รับอีเมลประเภทนี้อีก',
    unknown: 'ลิงก์ไม่ครบถ้วน กรุณาเปิดจากอีเมลอีกครั้ง',
  },
  lo: {
    ask: 'ບໍ່ຮັບອີເມວປະເພດນີ້ອີກບໍ່?',
    stop: 'ຢຸດຮັບ',
    stopped: 'ທ່ານຈະບໍ່ໄດ້ຮັບອີເມວປະເພດນີ້ອີກ.',
    unknown: 'ລິ້ງບໍ່ຄົບຖ້ວນ. ກະລຸນາເປີດຈາກອີເມວອີກຄັ້ງ.',
  },
};

/** The page of a link that stops mails; it works without scripts and styles. */
export function stopPage(language: Language, state: State): string {
  const words = texts[language];
  const form = `<form method="post"><button>${words.stop}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[state]}</title></head>
<body><main><h1>${words[state]}</h1>${state === 'ask' ? form : ''}</main></body>
</html>`;
}
