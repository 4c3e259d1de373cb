import { tryGetContext } from 'hono/context-storage';
import type { HostEnvironment } from '../hosts/host.ts';

/** The texts of the pages in Spanish and French, by the English one. */
const TRANSLATIONS: Readonly<Record<string, readonly [spanish: string, french: string]>> = {
  'Sandbox. It stands in for the real host and keeps everything on this machine.': [
    'Entorno de pruebas. Sustituye al servidor real y lo guarda todo en este equipo.',
    'Bac à sable. Il remplace le vrai serveur et garde tout sur cette machine.',
  ],
  'Page Not Found': ['Página no encontrada', 'Page introuvable'],
  'There is nothing at this URL of the sandbox.': [
    'No hay nada en esta dirección del entorno de pruebas.',
    'Il n’y a rien à cette adresse du bac à sable.',
  ],
  'My account': ['Mi cuenta', 'Mon compte'],
  'Here the app shows your pages and codes. The sandbox shows every name claimed in it.': [
    'Aquí la aplicación muestra tus páginas y códigos. El entorno de pruebas muestra todas las direcciones reservadas.',
    'Ici, l’application montre vos pages et vos codes. Le bac à sable montre toutes les adresses réservées.',
  ],
  Login: ['Entrar', 'Connexion'],
  'Here the app asks who you are.': [
    'Aquí la aplicación pregunta quién eres.',
    'Ici, l’application demande qui vous êtes.',
  ],
  'Start free': ['Empezar gratis', 'Commencer gratuitement'],
  'Here the app sets up your account.': [
    'Aquí la aplicación crea tu cuenta.',
    'Ici, l’application crée votre compte.',
  ],
  Shop: ['Tienda', 'Boutique'],
  'Tags and signs. Goods and prices are samples, and nothing can be ordered.': [
    'Chapas y rótulos. Los artículos y los precios son ejemplos: no se puede pedir nada.',
    'Médailles et panneaux. Articles et prix sont des exemples\u00a0: rien ne peut être commandé.',
  ],
  'No such plan': ['Ese plan no existe', 'Cette formule n’existe pas'],
  'The price list has no plan of this name, so there is nothing to buy.': [
    'La lista de precios no tiene ningún plan con ese nombre: no hay nada que comprar.',
    'Aucune formule ne porte ce nom\u00a0: il n’y a rien à acheter.',
  ],
  'Start with Free': ['Empezar con Free', 'Commencer avec Free'],
  Buy: ['Comprar', 'Acheter'],
  'Here the app takes the order.': [
    'Aquí la aplicación recibe el pedido.',
    'Ici, l’application prend la commande.',
  ],
  'a month': ['al mes', 'par mois'],
  'a year, paid at once': ['al año, en un solo pago', 'par an, en une fois'],
  'New page': ['Página nueva', 'Nouvelle page'],
  'Here the app opens its editor.': [
    'Aquí la aplicación abre su editor.',
    'Ici, l’application ouvre son éditeur.',
  ],
  'Design studio': ['Estudio de diseño', 'Studio graphique'],
  'Here the studio lays out your print.': [
    'Aquí el estudio maqueta tu impreso.',
    'Ici, le studio met en page votre imprimé.',
  ],
  'QR templates': ['Plantillas de códigos QR', 'Modèles de QR codes'],
  'Here the generator shows its designs.': [
    'Aquí el generador muestra sus diseños.',
    'Ici, le générateur montre ses modèles.',
  ],
  'Open the designer': ['Abrir el editor', 'Ouvrir l’éditeur'],
  'Claim this name': ['Reservar esta dirección', 'Réserver cette adresse'],
  'Nobody has it yet. Once claimed, every code printed with it leads to your page.': [
    'Aún no es de nadie. Una vez reservada, todos los códigos impresos con ella llevarán a tu página.',
    'Personne ne l’a encore. Une fois réservée, chaque code imprimé avec elle mènera à votre page.',
  ],
  'The name is yours': ['La dirección es tuya', 'L’adresse est à vous'],
  'Print it. What it leads to can change at any time.': [
    'Imprímela. Puedes cambiar adónde lleva cuando quieras.',
    'Imprimez-la. Vous pouvez changer sa destination à tout moment.',
  ],
  'The name is taken': ['La dirección está ocupada', 'L’adresse est déjà prise'],
  'Somebody claimed it before you. Try another one.': [
    'Alguien la reservó antes. Prueba con otra.',
    'Quelqu’un l’a réservée avant vous. Essayez-en une autre.',
  ],
  'This name cannot exist': ['Esta dirección no es válida', 'Cette adresse n’est pas valable'],
  'A name has 1 to 20 letters, digits, underscores and hyphens.': [
    'Una dirección tiene de 1 a 20 letras, cifras, guiones bajos y guiones.',
    'Une adresse compte de 1 à 20 lettres, chiffres, tirets bas et traits d’union.',
  ],
  Claim: ['Reservar', 'Réserver'],
  Name: ['Dirección', 'Adresse'],
  Type: ['Tipo', 'Type'],
  Plan: ['Plan', 'Formule'],
  Price: ['Precio', 'Prix'],
  Period: ['Periodo', 'Période'],
};

export const LANGUAGES = ['en', 'es', 'fr'];

/** Language of the page: that of `?lang=`, or the browser's. */
export const pageLanguage = (): string => tryGetContext<HostEnvironment>()?.get('language') ?? 'en';

/** Translates a text of a page; one without a translation stays English. */
export function say(english: string): string {
  const [spanish, french] = TRANSLATIONS[english] ?? [];
  return { es: spanish, fr: french }[pageLanguage()] ?? english;
}
