/** A language that the mall does not support, for its long words. */
export const german: Record<string, string> = {
  'login.registerTitle': 'Benutzerkonto kostenfrei einrichten',
  'login.registerWays': 'Registrierungsmöglichkeiten',
  'login.byEmail': 'E-Mail-Adresse',
  'login.byPhone': 'Mobiltelefonnummer',
  'country.label': 'Land oder Region des Telefonanschlusses',
  'country.toggle': 'Länder und Regionen anzeigen',
  'login.phone': 'Mobiltelefonnummer ohne Landesvorwahl',
  'login.code': 'Bestätigungscode',
  'login.sendCode': 'Bestätigungscode anfordern',
  'login.password': 'Benutzerkontopasswort',
  'login.passwordHint':
    '8 bis 20 Zeichen, drei Arten aus: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen',
  'login.reveal': 'Passwort anzeigen',
  'login.conceal': 'Passwort verbergen',
  'login.agree':
    'Ich habe die <link>Datenschutzvereinbarung für Benutzerinnen und Benutzer</link> gelesen und stimme ihr zu',
  'login.register': 'Benutzerkonto verbindlich einrichten',
  'login.back': 'Zurück zur Anmeldung mit bestehendem Benutzerkonto',
};
