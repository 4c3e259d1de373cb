import { useLocation } from 'react-router-dom';
import { findPage, type Page } from './routes.ts';

/** The page at the current address; the router has taken the language away. */
export function usePage(): Page {
  return findPage(useLocation().pathname);
}
