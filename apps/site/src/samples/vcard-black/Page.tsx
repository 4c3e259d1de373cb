import { VcardPage } from '../vcard-white/VcardPage.tsx';

/** The contact card of a sample person, in black. */
export default function VcardBlack() {
  return <VcardPage look="black" />;
}
