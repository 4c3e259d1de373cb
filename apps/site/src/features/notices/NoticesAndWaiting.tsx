import { Notices } from './Notices.tsx';
import { Waiting } from '../waiting/Waiting.tsx';

/** What may show above every page: notices, and the overlay while the visitor waits. */
export function NoticesAndWaiting() {
  return (
    <>
      <Notices />
      <Waiting />
    </>
  );
}
