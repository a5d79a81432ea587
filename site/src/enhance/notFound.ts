/** On display, the 404 page logs which address was asked for. */
console.error(`404: there is no page at ${location.pathname}`);
