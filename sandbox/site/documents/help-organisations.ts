/** Fictional; `www.example.com` is one of the site's allowed hosts. */
export const HELPLINE = 'https://www.example.com/helpline';
export const FAMILIES = 'https://www.example.com/families';
