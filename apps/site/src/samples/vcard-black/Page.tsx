import { VcardPage } from '../vcard-white/VcardPage.tsx';

export default function VcardBlack() {
  return <VcardPage variant="black" />;
}
