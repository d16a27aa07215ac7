/** What the page says when a call fails without a message of the operator. */
export const genericErrorText = 'Something went wrong. Try again or contact customer service.';
export const offline = 'No connection. Try again when you are online.';

/** A message of the operator with markup, which the page must show as text. */
export const hostile = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
